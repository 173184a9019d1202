import { createHash } from 'node:crypto'
import type { TransferRequest } from './transfer-request.ts'

// Identifies a request, so that a key can't be reused for another one. Explanations (meta) are left out:
// a replay may word them differently and must still get the first answer. The database also compares
// what was posted.
export function requestHash(parts: readonly (string | bigint | undefined)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part ?? ''}\n`)
  return hash.digest()
}

export function transferHash({ kind, hold, pairs }: TransferRequest): Buffer {
  return requestHash([kind, hold, ...pairs.flat().flatMap(leg => [leg.address, leg.amount])])
}
