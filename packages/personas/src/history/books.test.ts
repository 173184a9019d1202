import type { Currency } from '@kinfold/contract/money/currency'
import { describe, expect, it } from 'vitest'
import { portfolioSummaryOf } from '../answers/portfolio-summary-of.ts'
import { allPortfoliosOf, portfolioMovementsOf } from '../answers/portfolios-of.ts'
import { monthReportOf, yearTrendOf } from '../answers/reports-of.ts'
import { allTransactionsOf, walletIdOf } from '../answers/transactions-of.ts'
import { walletsOf } from '../answers/wallets-of.ts'
import { demoUnmatched } from '../desk/demo-unmatched.ts'
import { currenciesOf } from '../people/currencies-of.ts'
import { people } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import { portfolioFacts } from '../portfolios/portfolio-facts.ts'
import { referenceMoment } from '../reference-day.ts'
import { demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { demoHistory } from './demo-history.ts'
import { type DemoAccount, legsOf } from './legs-of.ts'

const everyone = Object.values(people)
const minor = (amount: number) => BigInt(Math.round(amount * 100))

const nameOf = (account: DemoAccount): string => {
  if ('owner' in account) return `${account.of} ${account.owner} ${account.currency}`
  if (account.of === 'portfolio') return `portfolio ${account.portfolio}`
  return 'holder' in account
    ? `${account.of} ${account.holder} ${account.currency}`
    : `${account.of} ${account.currency}`
}

/** The books computed a second time from the legs alone, to compare with the answers. */
const balances = new Map<string, bigint>()
const lowest = new Map<string, bigint>()
for (const movement of demoHistory.movements) {
  for (const { account, amount } of legsOf(movement)) {
    const name = nameOf(account)
    const balance = (balances.get(name) ?? 0n) + amount.minor
    balances.set(name, balance)
    if (balance < (lowest.get(name) ?? 0n)) lowest.set(name, balance)
  }
}
const balanceOf = (name: string) => balances.get(name) ?? 0n

describe('the demo club’s books', () => {
  it('balance: every movement adds up to nothing in each currency', () => {
    for (const movement of demoHistory.movements) {
      const sums: Record<Currency, bigint> = { NGN: 0n, USD: 0n }
      for (const { account, amount } of legsOf(movement)) {
        expect(account.currency).toBe(amount.currency)
        expect(amount.minor, movement.id).not.toBe(0n)
        sums[amount.currency] += amount.minor
      }
      expect(sums, `${movement.kind} at ${movement.at}`).toEqual({ NGN: 0n, USD: 0n })
    }
  })

  it('stand in order, each at its own moment and with its own id, none after the reference day', () => {
    const moments = demoHistory.movements.map(({ at }) => at)
    expect(moments).toEqual([...new Set(moments)].sort())
    expect(moments.every(at => at < referenceMoment)).toBe(true)
    const ids = demoHistory.movements.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('span two years', () => {
    expect(demoHistory.movements.length).toBeGreaterThan(300)
    expect(demoHistory.movements[0]?.at.slice(0, 7)).toBe('2024-06')
  })

  it('never let a wallet or a portfolio fall below nothing', () => {
    const below = [...lowest.keys()].filter(name =>
      /^(wallet|portfolio|payouts|unmatched)/.test(name),
    )
    expect(below).toEqual([])
  })

  it('hold as much unmatched money as is still open', () => {
    for (const { id, state, received } of demoUnmatched) {
      const left = balanceOf(`unmatched ${id} ${received.currency}`)
      expect(left).toBe(state === 'open' ? received.minor : 0n)
    }
  })

  it('gave every portfolio a first contribution on or after its plan was chosen', () => {
    for (const facts of portfolioFacts) {
      const first = demoHistory.movements.find(
        movement => 'portfolio' in movement && movement.portfolio === facts.key,
      )
      if (facts.startedOn === null) expect(first, facts.key).toBeUndefined()
      else expect(first?.at.slice(0, 10), facts.key).toBe(facts.startedOn)
    }
  })
})

describe.each(everyone.map(person => [person.key, person] as const))(
  '%s',
  (key, person: Person) => {
    const wallets = walletsOf(person)

    it('has wallets whose balance is the sum of their movements', () => {
      for (const wallet of [wallets.ngn, wallets.usd]) {
        if (!wallet) continue
        expect(minor(wallet.balance)).toBe(balanceOf(`wallet ${key} ${wallet.currency}`))
        const { available, held, owed } = wallet
        expect(minor(available) + minor(held) + minor(owed)).toBe(minor(wallet.balance))
        expect(wallet.available).toBeGreaterThanOrEqual(0)
      }
      if (wallets.ngn === null) expect(balanceOf(`wallet ${key} NGN`)).toBe(0n)
    })

    it('has a running balance that ends at the balance, line by line', () => {
      for (const currency of currenciesOf(person)) {
        const lines = allTransactionsOf(person, currency).reverse()
        let balance = 0n
        for (const line of lines) {
          if (line.status !== 'completed') {
            expect(line.balance_after).toBeNull()
            continue
          }
          balance += minor(line.amount)
          expect(minor(line.balance_after ?? Number.NaN)).toBe(balance)
        }
        expect(balance).toBe(balanceOf(`wallet ${key} ${currency}`))
        expect(lines.every(line => line.wallet_id === walletIdOf(person.key, currency))).toBe(true)
      }
    })

    it('has portfolios worth the sum of their movements', () => {
      for (const portfolio of allPortfoliosOf(person)) {
        const facts = portfolioFacts.find(each => each.id === portfolio.id)
        const { items } = portfolioMovementsOf(facts?.key ?? '', { per_page: 1000 })
        expect(minor(portfolio.value)).toBe(balanceOf(`portfolio ${facts?.key}`))
        expect(minor(items[0]?.value_after ?? 0)).toBe(minor(portfolio.value))
        const { contributed, returns, fees, paid_out, value } = portfolio
        expect(minor(contributed) + minor(returns) + minor(fees) + minor(paid_out)).toBe(
          minor(value),
        )
      }
    })

    it('has reports that close where the next month opens, and end at today’s value', () => {
      const lines = [2024, 2025, 2026].flatMap(year => yearTrendOf(person, year).currencies)
      for (const currency of currenciesOf(person)) {
        const months = lines.filter(each => each.currency === currency).flatMap(each => each.months)
        let closing = 0n
        for (const { line } of months) {
          expect(minor(line.opening)).toBe(closing)
          closing =
            minor(line.opening) +
            minor(line.contributions) +
            minor(line.returns) +
            minor(line.fees) +
            minor(line.payouts)
          expect(minor(line.closing)).toBe(closing)
        }
        const summary = portfolioSummaryOf(person)
        const totals = currency === 'USD' ? summary.usd_portfolio : summary.ngn_portfolio
        expect(minor(totals?.value ?? 0)).toBe(closing)
      }
    })

    it('has month reports whose plans add up to their total', () => {
      for (const { total, plans } of monthReportOf(person, 2026, 5).currencies) {
        const closing = plans.reduce((sum, { line }) => sum + minor(line.closing), 0n)
        expect(minor(total.closing)).toBe(closing)
      }
    })

    it('could pay every withdrawal at the moment it was asked for', () => {
      for (const withdrawal of demoWithdrawals.filter(({ owner }) => owner === person.key)) {
        const { currency } = withdrawal.amount
        const before = allTransactionsOf(person, currency).find(
          line => line.balance_after !== null && line.created_at < withdrawal.requestedAt,
        )
        expect(before?.balance_after ?? 0, withdrawal.requestedAt).toBeGreaterThanOrEqual(
          Number(withdrawal.amount.minor) / 100,
        )
      }
    })
  },
)
