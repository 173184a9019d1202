import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { AccountPosting } from '@kinfold/contract/operator/member/account-posting'
import { linePostingOf } from '../answers/receipts-of.ts'
import { walletIdOf } from '../answers/transactions-of.ts'
import { demoHistory } from '../history/demo-history.ts'
import { type DemoAccount, isBookedApart, legsOf } from '../history/legs-of.ts'
import { portfolioFactsOf } from '../portfolios/portfolio-facts.ts'

/** What GET /operator/member/postings/:id answers, newest first; undefined for what is no account of a member. */
export function accountPostingsOf(id: string): AccountPosting[] {
  let balance = 0n
  const oldestFirst = demoHistory.movements.flatMap(movement => {
    const legs = legsOf(movement).filter(leg => !isBookedApart(leg))
    return legs
      .filter(({ account }) => publicIdOf(account) === id)
      .map(({ amount, role }): AccountPosting => {
        balance += amount.minor
        return {
          id: movement.id,
          happened_at: movement.at,
          role,
          is_reversal: false,
          reference: 'reference' in movement ? movement.reference : null,
          amount: toWireMoney(amount),
          balance_after: toWireMoney({ ...amount, minor: balance }),
          postings: legs.map(linePostingOf),
        }
      })
  })
  return oldestFirst.reverse()
}

function publicIdOf(account: DemoAccount): string | undefined {
  if (account.of === 'wallet') return walletIdOf(account.owner, account.currency)
  return account.of === 'portfolio' ? portfolioFactsOf(account.portfolio).id : undefined
}
