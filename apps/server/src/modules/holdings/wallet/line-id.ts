import { createHash } from 'node:crypto'
import type { Id } from '@kinfold/contract/fields/id'

/** The public id of a posting: it never changes, and doesn't reveal how many there are. */
export function lineId<Noun extends string>(
  noun: Noun,
  { transferId, leg }: { readonly transferId: bigint; readonly leg: number },
): Id<Noun> {
  const hex = createHash('sha256').update(`${noun} ${transferId} ${leg}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The digits that the id of a posting `p` is made of, in SQL. */
export const lineHash = (noun: string) =>
  `encode(sha256(convert_to('${noun} ' || p.transfer_id || ' ' || p.leg, 'UTF8')), 'hex')`

/** What the digits of an id are `LIKE`: two of them and the last ones aren't in it. */
export const hashLike = (id: string): string =>
  `${id.slice(0, 8)}${id.slice(9, 13)}_${id.slice(15, 18)}_${id.slice(20, 23)}${id.slice(24)}%`
