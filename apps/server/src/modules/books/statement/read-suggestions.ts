import { compareNames } from '@kinfold/contract/bank-account/compare-names'
import type { Currency } from '@kinfold/contract/money/currency'
import type { MatchReason } from '@kinfold/contract/operator/statement/statement-line'
import type { Handle } from '../../../db/database.ts'

type Line = {
  readonly minor: bigint
  readonly sender: string
  readonly text: string
  readonly named: string | null
}

export type Suggestion = {
  readonly paymentId: string | null
  readonly because: readonly MatchReason[]
}

type Found = {
  readonly id: string
  readonly reference: string
  readonly minor: bigint
  readonly currency: Currency
  readonly name: string
}

const columns = `p.id, p.reference, p.total_minor AS minor, p.paid_currency AS currency,
  m.first_name || ' ' || m.last_name AS name`

const byReference = `SELECT ${columns} FROM payment p JOIN member m ON m.id = p.member_id
  WHERE p.reference = ANY($1::text[])`

const byAmount = `SELECT ${columns} FROM payment p JOIN member m ON m.id = p.member_id
  WHERE p.gateway = 'bank' AND p.status = 'pending_confirmation' AND p.paid_currency = $1
    AND p.total_minor = ANY($2::bigint[])`

/** Which payment each line may be for, and why: by the reference, else by the amount and the sender. */
export async function readSuggestions(
  handle: Handle,
  currency: Currency,
  lines: readonly Line[],
): Promise<readonly Suggestion[]> {
  const incoming = lines.filter(({ minor }) => minor > 0n)
  const names = incoming.flatMap(({ named }) => (named === null ? [] : [named]))
  const amounts = incoming.flatMap(({ named, minor }) => (named === null ? [minor] : []))
  const named = await find(handle, byReference, [names], names.length)
  const alike = await find(handle, byAmount, [currency, amounts.map(String)], amounts.length)
  const ofReference = new Map(named.map(found => [found.reference, found]))
  const ofAmount = Map.groupBy(alike, ({ minor }) => minor)
  return lines.map(line => {
    if (line.minor <= 0n) return nothing
    const found = line.named === null ? undefined : ofReference.get(line.named)
    if (found !== undefined)
      return { paymentId: found.id, because: agreeing(line, found, currency) }
    return line.named === null ? byAmountAndSender(line, ofAmount.get(line.minor) ?? []) : nothing
  })
}

const nothing: Suggestion = { paymentId: null, because: [] }

async function find(handle: Handle, text: string, values: unknown[], wanted: number) {
  return wanted === 0 ? [] : handle.query<Found>({ text, values })
}

function agreeing(line: Line, found: Found, currency: Currency): readonly MatchReason[] {
  const isAmount = found.minor === line.minor && found.currency === currency
  return ['reference', ...(isAmount ? (['amount'] as const) : []), ...bySender(line, found)]
}

/** Only where one payment fits better than all others. */
function byAmountAndSender(line: Line, alike: readonly Found[]): Suggestion {
  const theirs = alike.filter(found => bySender(line, found).length > 0)
  const [one, another] = theirs.length > 0 ? theirs : alike
  if (one === undefined || another !== undefined) return nothing
  return { paymentId: one.id, because: ['amount', ...bySender(line, one)] }
}

const bySender = ({ sender, text }: Line, { name }: Found): readonly MatchReason[] =>
  compareNames(sender === '' ? text : sender, name).matches ? ['sender'] : []
