import type { Notification } from '@kinfold/contract/notification/notification'
import { dayText } from '../../day/day-text.ts'

/** What the browser remembers of the last look at the overview. */
type LastLook = { readonly member: string; readonly day: string; readonly newest: string }

/** How many are named, the same ones together; of the others it is said how many there are. */
const named = 2

export function readLastLook(text: string | null): LastLook | undefined {
  const [member, day, newest] = (text ?? '').split(' ')
  return member && day && newest ? { member, day, newest } : undefined
}

export const writeLastLook = ({ member, day, newest }: LastLook): string =>
  [member, day, newest].join(' ')

/** A day on which one looked, as one says it today. */
function sinceDay(day: string, today: string): string {
  const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  if (daysAgo <= 0) return 'earlier today'
  return daysAgo === 1 ? 'yesterday' : dayText(day)
}

type News = Pick<Notification, 'kind' | 'title' | 'body' | 'created_at'>

/** By itself a thing says more than its title: how much, and where to. What the club tells everybody is longer. */
const wordsOf = ({ kind, title, body }: News) => (kind === 'notice' ? title : body)

/** What happened since then, in one line; nothing where nothing did, or somebody else looked last. */
export function sinceLastTime(
  last: LastLook | undefined,
  { member, today }: { readonly member: string; readonly today: string },
  newestFirst: readonly News[],
): string | undefined {
  if (last?.member !== member) return undefined
  const news = newestFirst.filter(({ created_at }) => created_at > last.newest)
  const [newest, another] = news
  if (!newest) return undefined
  const since = `Since ${sinceDay(last.day, today)}:`
  if (!another) return `${since} ${wordsOf(newest).replace(/\.$/, '')}`
  const times = new Map<string, number>()
  for (const { title } of news) times.set(title, (times.get(title) ?? 0) + 1)
  const told = [...times].slice(0, named)
  const titles = told.map(([title, count]) => {
    const words = title.replace(/\.$/, '')
    return count > 1 ? `${words} (${count})` : words
  })
  const more = news.length - told.reduce((sum, [, count]) => sum + count, 0)
  const all = more > 0 ? [...titles, `${more} more`] : titles
  return `${since} ${all.join(' · ')}`
}
