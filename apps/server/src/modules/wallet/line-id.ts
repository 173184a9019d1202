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
