import type { Id } from '@kinfold/contract/fields/id'

const lengths = [8, 4, 4, 4, 12]

/** `crypto.randomUUID` is missing where the desk is not served over https. */
export function newNoticeId(): Id<'notice'> {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  let from = 0
  return lengths
    .map(length => {
      from += length
      return hex.slice(from - length, from)
    })
    .join('-')
}
