import type { Plan } from '@kinfold/contract/plan/plan'
import { percentText } from '@kinfold/ui/percent-text'
import { monthText } from '../../day/day-text.ts'

/** "Treasury bills 62 %, bonds 38 %, at the end of May 2026". */
export function holdingsText({ holdings }: Pick<Plan, 'holdings'>): string | undefined {
  if (holdings === null) return undefined
  const [year = 0, month = 0] = holdings.as_of.split('-').map(Number)
  const parts = holdings.parts.map(
    ({ name, share_bps }) => `${name} ${percentText(share_bps / 100)}`,
  )
  return `${parts.join(', ')}, at the end of ${monthText(year, month)}`
}
