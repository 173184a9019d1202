import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import type { plan } from '../../club/plan/plan.tables.ts'

type Row = typeof plan.$inferSelect

const minimumOf = ({ currency, minimumMinor }: Row) => formatMoney(money(currency, minimumMinor))

/** A new plan in a line of the audit log. */
export function describePlanTerms(row: Row): string {
  const tenor = row.tenorMonths === null ? 'without an end' : `${row.tenorMonths} months`
  return `${row.state}; ${row.productType} in ${row.currency}, ${tenor}, from ${minimumOf(row)}`
}

function holdingsOf({ holdings }: Row): string | null {
  if (holdings === null) return null
  const parts = holdings.parts.map(({ name, share_bps }) => `${name} ${share_bps / 100} %`)
  return `${parts.join(', ')} (${holdings.as_of})`
}

const facts: readonly (readonly [name: string, of: (row: Row) => string | number | null])[] = [
  ['name', row => row.name],
  ['state', row => row.state],
  ['minimum', minimumOf],
  ['expected return', ({ expectedReturnBps: bps }) => bps && `${bps / 100} %`],
  ['terms', row => row.termsLink],
  ['returns shared by', row => row.returnsWeighting],
  ['what it holds', holdingsOf],
  ['members and sum', row => (row.tellsSize ? 'told' : 'not told')],
]

const texts: readonly (readonly [name: string, of: (row: Row) => string | null])[] = [
  ['description', row => row.description],
  ['who it is for', row => row.suitedFor],
  ['what can go wrong', row => row.risk],
]

/** What of a plan has changed, in a line of the audit log; empty where nothing has. */
export function describePlanChanges(before: Row, after: Row): string {
  const changes = facts
    .filter(([, of]) => of(before) !== of(after))
    .map(([name, of]) => `${name} from ${of(before) ?? 'none'} to ${of(after) ?? 'none'}`)
  // Too long for a line.
  for (const [name, of] of texts) if (of(before) !== of(after)) changes.push(name)
  return changes.join('; ')
}
