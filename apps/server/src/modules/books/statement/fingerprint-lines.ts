import { createHash } from 'node:crypto'
import type { BankFileLine } from '../../../bank-files/bank-file.ts'

/**
 * What tells each line of an account from all others, the same in every file that has it. Lines that are
 * alike in everything are numbered.
 */
export function fingerprintLines(
  lines: readonly Pick<BankFileLine, 'bookedOn' | 'minor' | 'identity'>[],
): readonly Buffer[] {
  const seen = new Map<string, number>()
  return lines.map(({ bookedOn, minor, identity }) => {
    const like = `${bookedOn}\n${minor}\n${identity}`
    const earlier = seen.get(like) ?? 0
    seen.set(like, earlier + 1)
    return createHash('sha256').update(`${like}\n${earlier}`).digest()
  })
}
