import { nameMaximum } from '@kinfold/contract/fields/person-name'

const notOfAName = /[^\p{L}\p{M} '’.-]+/gu
const linkLike = /\.(?=[\p{L}\p{M}'’-]{2})/gu

/**
 * A name as a mail says it. Names are judged when they are given; one that was kept before there were
 * rules, or came in another way, still can't bring a line, a link or a sentence of its own.
 */
export function nameInMail(name: string): string {
  const plain = name.replace(notOfAName, ' ').replace(linkLike, '. ').replace(/ +/g, ' ').trim()
  const short = [...plain].slice(0, nameMaximum).join('').trim()
  return /\p{L}/u.test(short) ? short : 'member'
}
