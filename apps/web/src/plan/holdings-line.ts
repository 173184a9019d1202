import type { Plan } from '@kinfold/contract/plan/plan'
import { percentText } from '@kinfold/ui/percent-text'

const most = 3

/** "Treasury bills 62 %, bonds 28.5 %, and more": the largest of what a plan holds, in a line. */
export function holdingsLine({ holdings }: Pick<Plan, 'holdings'>): string | undefined {
  if (holdings === null) return undefined
  const { parts } = holdings
  const said = parts
    .slice(0, most)
    .map(({ name, share_bps }) => `${name} ${percentText(share_bps / 100)}`)
  return [...said, ...(parts.length > most ? ['and more'] : [])].join(', ')
}
