import { createHash } from 'node:crypto'
import type { TransferRequest } from './transfer-request.ts'

// What makes two requests under one key the same request. Explanations (meta) are left out: a
// replay may word them differently and must still find the first answer. The database compares what
// was posted besides.
export function requestHash(parts: readonly (string | bigint | undefined)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part ?? ''}\n`)
  return hash.digest()
}

export function transferHash({ kind, hold, pairs }: TransferRequest): Buffer {
  return requestHash([kind, hold, ...pairs.flat().flatMap(leg => [leg.address, leg.amount])])
}
