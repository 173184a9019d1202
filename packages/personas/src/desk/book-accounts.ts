import type { AnswerOf, QueryOf } from '@kinfold/contract/endpoint'
import { money } from '@kinfold/contract/money/money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { type BookKind, sideOf } from '@kinfold/contract/operator/books/book-kinds'
import type {
  BookAccount,
  listBookAccounts,
} from '@kinfold/contract/operator/books/list-book-accounts'
import type {
  BookPosting,
  listBookPostings,
} from '@kinfold/contract/operator/books/list-book-postings'
import { takePage } from '@kinfold/contract/paging/take-page'
import { linePostingOf } from '../answers/receipts-of.ts'
import { walletIdOf } from '../answers/transactions-of.ts'
import { demoHistory } from '../history/demo-history.ts'
import { type DemoAccount, isBookedApart, legsOf } from '../history/legs-of.ts'
import { people } from '../people/people.ts'
import type { PersonKey } from '../people/person.ts'
import { portfolioFactsOf } from '../portfolios/portfolio-facts.ts'
import { demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { bookKindOf } from './demo-books.ts'
import { unmatchedMoney } from './unmatched-money.ts'

type Whose = Omit<BookAccount, 'balance'>

const ofMember = (owner: PersonKey, holder: string, held_id: Whose['held_id']): Whose => {
  const { first_name, last_name, id } = people[owner].customer
  return { holder, name: `${first_name} ${last_name}`, member_id: id, held_id }
}

function whose(account: DemoAccount): Whose {
  const ofClub = (holder: string, name = holder) => ({
    holder,
    name,
    member_id: null,
    held_id: null,
  })
  switch (account.of) {
    case 'wallet':
      return ofMember(
        account.owner,
        people[account.owner].customer.id,
        walletIdOf(account.owner, account.currency),
      )
    case 'receivable':
      return ofMember(account.owner, people[account.owner].customer.id, null)
    case 'portfolio': {
      const { owner, id } = portfolioFactsOf(account.portfolio)
      return ofMember(owner, id, id)
    }
    case 'payouts':
      return ofClub(
        account.holder,
        demoWithdrawals.find(({ id }) => id === account.holder)?.reference,
      )
    case 'unmatched':
      return ofClub(
        account.holder,
        unmatchedMoney.find(({ id }) => id === account.holder)?.sender_name,
      )
    case 'clearing':
      return ofClub(account.gateway === 'bank' ? '' : account.gateway)
    default:
      return ofClub('')
  }
}

const asSaid = (kind: BookKind, minor: bigint) => (sideOf[kind] === 'has' ? -minor : minor)
const sizeOf = ({ balance }: BookAccount) => Math.abs(balance.amount)

/** What GET /operator/books/accounts answers. */
export function bookAccountsOf({
  kind,
  currency,
  ...page
}: QueryOf<typeof listBookAccounts>): AnswerOf<typeof listBookAccounts> {
  const found = new Map<string, { of: Whose; minor: bigint }>()
  for (const { account, amount } of demoHistory.movements.flatMap(legsOf)) {
    if (bookKindOf(account) !== kind || amount.currency !== currency) continue
    const of = whose(account)
    const before = found.get(of.holder)?.minor ?? 0n
    found.set(of.holder, { of, minor: before + amount.minor })
  }
  const all = [...found.values()]
    .filter(({ minor }) => minor !== 0n)
    .map(({ of, minor }) => ({
      ...of,
      balance: toWireMoney(money(currency, asSaid(kind, minor))),
    }))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.holder < b.holder ? -1 : 1))
  return takePage(all, page)
}

/** What GET /operator/books/postings answers, newest first. */
export function bookPostingsOf({
  kind,
  currency,
  holder = '',
  ...page
}: QueryOf<typeof listBookPostings>): AnswerOf<typeof listBookPostings> {
  const oldestFirst = demoHistory.movements.flatMap(movement => {
    const legs = legsOf(movement)
    return legs
      .filter(({ account, amount }) => bookKindOf(account) === kind && amount.currency === currency)
      .filter(({ account }) => whose(account).holder === holder)
      .map((leg): BookPosting => {
        const together = legs.filter(each => isBookedApart(each) === isBookedApart(leg))
        return {
          id: movement.id,
          happened_at: movement.at,
          role: leg.role,
          is_reversal: false,
          reference: 'reference' in movement ? movement.reference : null,
          amount: toWireMoney(money(currency, asSaid(kind, leg.amount.minor))),
          postings: together.map(each => {
            const minor = asSaid(bookKindOf(each.account), each.amount.minor)
            return linePostingOf({ ...each, amount: { ...each.amount, minor } })
          }),
        }
      })
  })
  return takePage(oldestFirst.reverse(), page)
}
