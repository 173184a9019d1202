import { createHash } from 'node:crypto'

// What makes two requests under one key the same request. Explanations (meta) are left out: a
// replay may word them differently and must still find the first answer.
export function requestHash(parts: readonly (string | bigint | undefined)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part ?? ''}\n`)
  return hash.digest()
}
