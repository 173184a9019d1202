import { formatMoney } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import { sumMoney } from '@kinfold/contract/money/money-arithmetic'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
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

type News = Pick<Notification, 'kind' | 'title' | 'body' | 'amount' | 'created_at'>

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
  const byTitle = new Map<string, News[]>()
  for (const each of news) byTitle.set(each.title, [...(byTitle.get(each.title) ?? []), each])
  const told = [...byTitle.values()].slice(0, named)
  const more = news.length - told.flat().length
  const all = [...told.map(together), ...(more > 0 ? [`${more} more`] : [])]
  return `${since} ${all.join(' · ')}`
}

/** One thing, or several of the same words: how often, and how much in all. */
function together(same: readonly News[]): string {
  const words = (same[0]?.title ?? '').replace(/\.$/, '')
  const sum = sumOf(same.map(({ amount }) => amount))
  const count = same.length > 1 ? ` (${same.length})` : ''
  return `${words}${count}${sum ? `, ${formatMoney(sum)}` : ''}`
}

/** Nothing where one of them has no amount, or another currency. */
function sumOf(amounts: readonly News['amount'][]): Money | undefined {
  const known = amounts.filter(amount => amount !== null)
  const [first] = known
  if (!first || known.length < amounts.length) return undefined
  return known.every(({ currency }) => currency === first.currency)
    ? sumMoney(first.currency, known.map(fromWireMoney))
    : undefined
}
