import type { Currency } from '@kinfold/contract/money/currency'
import type { BankFileLine } from '../../../bank-files/bank-file.ts'
import type { Transaction } from '../../../db/database.ts'
import { namesInLine } from './names-in-line.ts'

type Line = Pick<BankFileLine, 'reference' | 'text' | 'sender' | 'minor'>
/** What a line names, and what else the bank may have paid with it. */
type Named = { readonly named: string | null; readonly alsoNamed: readonly string[] }
type Known = { readonly reference: string; readonly currency: Currency; readonly minor: bigint }

const text = `
  SELECT reference, paid_currency AS currency, total_minor AS minor FROM payment WHERE reference = ANY ($1::text[])
   UNION ALL
  SELECT p.reference, p.currency, -(r.amount_minor + r.fee_minor)
    FROM payment p JOIN refund r ON r.payment_id = p.id WHERE p.reference = ANY ($1::text[]) AND r.way = 'hand'
   UNION ALL
  SELECT reference, currency, -amount_minor FROM withdrawal WHERE reference = ANY ($1::text[])`

/**
 * The club's reference that each line names. Where it may name several, the one of its very amount, or else what went out
 * of that amount and may have come back with it, or else one of which a bank's charge may be the rest, or else the first
 * that the books know: what a payout belongs to stands beside its own reference. What else went out and is no more than
 * the line, the bank may have paid with it.
 */
export async function readNames(
  tx: Transaction,
  lines: readonly Line[],
  currency: Currency,
): Promise<readonly Named[]> {
  const names = lines.map(namesInLine)
  const unsure = names.filter(isUnsure).flatMap(each => [...each.written, ...each.perhaps])
  const known =
    unsure.length === 0 ? [] : await tx.query<Known>({ text, values: [[...new Set(unsure)]] })
  const ofName = Map.groupBy(known, ({ reference }) => reference)
  return lines.map(({ minor }, index) => {
    const { written, perhaps } = names[index] ?? none
    const found = [...written, ...perhaps].flatMap(name => ofName.get(name) ?? [])
    const inCurrency = found.filter(each => each.currency === currency)
    const best =
      inCurrency.find(each => each.minor === minor) ??
      inCurrency.find(each => each.minor < 0n && each.minor === -minor) ??
      inCurrency.find(each => each.minor < 0n && each.minor > minor) ??
      found[0]
    const named = best?.reference ?? written[0] ?? null
    const paid = inCurrency.filter(each => each.minor < 0n && each.minor >= minor)
    const others = new Set(paid.map(({ reference }) => reference))
    return { named, alsoNamed: [...others].filter(reference => reference !== named) }
  })
}

const none: ReturnType<typeof namesInLine> = { written: [], perhaps: [] }

const isUnsure = ({ written, perhaps }: ReturnType<typeof namesInLine>): boolean =>
  written.length > 1 || perhaps.length > 0
