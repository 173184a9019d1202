import type { Notification } from '@kinfold/contract/notification/notification'
import { dayText } from '../../day/day-text.ts'

/** What the browser remembers of the last look at the overview. */
type LastLook = { readonly member: string; readonly day: string; readonly newest: string }

/** How many are named; of the others it is said how many there are. */
const named = 2

export function readLastLook(text: string | null): LastLook | undefined {
  const [member, day, newest] = (text ?? '').split(' ')
  return member && day && newest ? { member, day, newest } : undefined
}

export const writeLastLook = ({ member, day, newest }: LastLook): string =>
  [member, day, newest].join(' ')

/** What happened since then, in one line; nothing where nothing did, or somebody else looked last. */
export function sinceLastTime(
  last: LastLook | undefined,
  member: string,
  newestFirst: readonly Pick<Notification, 'title' | 'created_at'>[],
): string | undefined {
  if (last?.member !== member) return undefined
  const news = newestFirst.filter(({ created_at }) => created_at > last.newest)
  if (news.length === 0) return undefined
  const titles = news.slice(0, named).map(({ title }) => title.replace(/\.$/, ''))
  const more = news.length - titles.length
  const all = more > 0 ? [...titles, `${more} more`] : titles
  return `Since ${dayText(last.day)}: ${all.join(' · ')}`
}
