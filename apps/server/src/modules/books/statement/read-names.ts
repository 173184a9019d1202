import type { BankFileLine } from '../../../bank-files/bank-file.ts'
import type { Transaction } from '../../../db/database.ts'
import { namesInLine } from './names-in-line.ts'

type Line = Pick<BankFileLine, 'reference' | 'text' | 'sender' | 'minor'>
type Known = { readonly reference: string; readonly minor: bigint }

const text = `
  SELECT reference, total_minor AS minor FROM payment WHERE reference = ANY ($1::text[])
   UNION ALL
  SELECT reference, -amount_minor FROM withdrawal WHERE reference = ANY ($1::text[])`

/**
 * The club's reference that each line names. Where it may name several, the one of its very amount, or else the first
 * that the books know: what a payout belongs to stands beside its own reference.
 */
export async function readNames(
  tx: Transaction,
  lines: readonly Line[],
): Promise<readonly (string | null)[]> {
  const names = lines.map(namesInLine)
  const unsure = names.filter(isUnsure).flatMap(each => [...each.written, ...each.perhaps])
  const known =
    unsure.length === 0 ? [] : await tx.query<Known>({ text, values: [[...new Set(unsure)]] })
  const minors = new Map(known.map(({ reference, minor }) => [reference, minor]))
  return names.map(({ written, perhaps }, index) => {
    const found = [...written, ...perhaps].filter(name => minors.has(name))
    const exact = found.find(name => minors.get(name) === lines[index]?.minor)
    return exact ?? found[0] ?? written[0] ?? null
  })
}

const isUnsure = ({ written, perhaps }: ReturnType<typeof namesInLine>): boolean =>
  written.length > 1 || perhaps.length > 0
