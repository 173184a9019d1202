import { nameMaximum } from '@kinfold/contract/fields/person-name'

const notOfAName = /[^\p{L}\p{M} '’.-]+/gu
const linkLike = /\.(?=[\p{L}\p{M}'’-]{2})/gu

/**
 * A name for use in a mail. Names are validated when they are entered; one that was stored before there were
 * rules, or in another way, still can't carry a line break, a link or a sentence.
 */
export function nameInMail(name: string): string {
  const plain = name.replace(notOfAName, ' ').replace(linkLike, '. ').replace(/ +/g, ' ').trim()
  const short = [...plain].slice(0, nameMaximum).join('').trim()
  return /\p{L}/u.test(short) ? short : 'member'
}
