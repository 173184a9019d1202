// The demo club with payments that were begun, for tests of the money that comes for them.
import type { Currency } from '@kinfold/contract/money/currency'
import { type Money, money } from '@kinfold/contract/money/money'
import type { PortfolioStatus } from '@kinfold/contract/portfolio/portfolio-status'
import { people } from '@kinfold/personas/people/people'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#src/db/database.ts'
import {
  type AccountAddress,
  bankAccount,
  clearingOf,
  feesAccount,
  fxAccount,
  portfolioAccount,
  walletOf,
} from '#src/ledger/account-address.ts'
import { readBalances } from '#src/ledger/read-balances.ts'
import { plan } from '#src/modules/club/plan/plan.tables.ts'
import { portfolio } from '#src/modules/holdings/portfolio/portfolio.tables.ts'
import { subscription } from '#src/modules/holdings/subscription/subscription.tables.ts'
import { walletIdOf } from '#src/modules/holdings/wallet/wallet-id-of.ts'
import type { Arrival } from '#src/modules/money/arrival/arrival.ts'
import { bookArrival } from '#src/modules/money/arrival/book-arrival.ts'
import { createReference } from '#src/modules/money/payment/create-reference.ts'
import type { PaymentRow } from '#src/modules/money/payment/describe-payment.ts'
import { payment, paymentQuote } from '#src/modules/money/payment/payment.tables.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { openDemoClub } from './open-demo-club.ts'

type Options = Parameters<typeof openDemoClub>[0]

export const naira = (minor: bigint) => money('NGN', minor)
export const dollars = (minor: bigint) => money('USD', minor)

/** Who pays in these tests, of both currencies. */
export const payer = people.dayo.customer

type Begun = Partial<typeof payment.$inferInsert>

type Coming = Partial<Arrival> & { readonly amount: Money }

export type PayingClub = AsyncDisposable & {
  readonly server: TestServer
  /** A portfolio that waits for its first money. */
  portfolio(currency: Currency, status?: PortfolioStatus, minimumMinor?: bigint): Promise<string>
  /** A monthly contribution to it that waits for its first money. */
  recurring(portfolioId: string): Promise<string>
  readRecurring(id: string): Promise<typeof subscription.$inferSelect | undefined>
  /** A payment as it was begun; without more a deposit of ₦1,000 by card that costs ₦15. */
  begin(of?: Begun): Promise<string>
  /** The same of $10 paid in naira at 1,500, with a fee of ₦225. */
  beginLocalised(of?: Begun): Promise<string>
  read(id: string): Promise<PaymentRow>
  arrive(id: string, arrival: Coming): Promise<PaymentRow>
  arriveIn(tx: Transaction, id: string, arrival: Coming): Promise<PaymentRow>
  /** What changed in these accounts while the work ran. */
  changes(
    work: () => Promise<unknown>,
    more?: readonly AccountAddress[],
  ): Promise<Record<string, bigint>>
}

const hour = 3_600_000

export async function openPayingClub(options: Options = {}): Promise<PayingClub> {
  const server = await openDemoClub(options)
  const { db } = server
  const inAnHour = () => new Date(server.clock.now.getTime() + hour)

  const begin: PayingClub['begin'] = async (of = {}) => {
    const currency = of.currency ?? 'NGN'
    const isDeposit = of.portfolioId == null
    const amountMinor = of.amountMinor ?? 100_000n
    const feeMinor = of.feeMinor ?? 1_500n
    const walletId = await db.transaction(tx => walletIdOf(tx, payer.id, currency))
    const [row] = await db.orm
      .insert(payment)
      .values({
        memberId: payer.id,
        purpose: isDeposit ? 'deposit' : 'portfolio',
        gateway: 'card',
        status: 'pending',
        currency,
        amountMinor,
        paidCurrency: currency,
        feeMinor,
        totalMinor: amountMinor + feeMinor,
        reference: createReference(),
        provider: of.gateway === 'bank' ? null : 'sandbox',
        expiresAt: inAnHour(),
        ...(isDeposit && { walletId }),
        createdAt: server.clock.now,
        ...of,
      })
      .returning()
    if (row === undefined) throw new Error('no payment was begun')
    return row.id
  }

  const arriveIn: PayingClub['arriveIn'] = async (tx, id, arrival) => {
    // The latest news is then the newest.
    server.clock.forward(1_000)
    const [row] = await tx.orm.select().from(payment).where(eq(payment.id, id)).for('update')
    if (row === undefined) throw new Error(`there is no payment ${id}`)
    return bookArrival(server.parts.services, tx, row, {
      chargeId: row.provider === null ? null : `charge of ${id}`,
      arrivedAt: server.clock.now,
      ...arrival,
    })
  }

  return {
    server,
    begin,
    async portfolio(currency, status = 'pending_payment', minimumMinor = 1n) {
      const [agreed] = await db.orm
        .insert(plan)
        .values({
          name: 'Rainy Days',
          productType: 'savings',
          currency,
          description: 'For rainy days.',
          minimumMinor,
          tenorMonths: 6,
          state: 'open',
          createdAt: server.clock.now,
        })
        .returning()
      const [begun] = await db.orm
        .insert(portfolio)
        .values({
          memberId: payer.id,
          planId: agreed?.id ?? 0,
          currency,
          status,
          promisedMinor: 100_000n,
          atMaturity: 'pay_out',
          createdAt: server.clock.now,
        })
        .returning()
      return begun?.id ?? ''
    },
    async recurring(portfolioId) {
      const [begun] = await db.orm
        .insert(subscription)
        .values({
          portfolioId,
          currency: 'NGN',
          paidCurrency: 'NGN',
          amountMinor: 100_000n,
          interval: 'monthly',
          gateway: 'card',
          status: 'pending',
          anchorDay: 3,
          createdAt: server.clock.now,
        })
        .returning()
      return begun?.id ?? ''
    },
    async readRecurring(id) {
      const [found] = await db.orm.select().from(subscription).where(eq(subscription.id, id))
      return found
    },
    async beginLocalised(of = {}) {
      const [quote] = await db.orm
        .insert(paymentQuote)
        .values({
          memberId: payer.id,
          purpose: 'deposit',
          gateway: 'card',
          currency: 'USD',
          amountMinor: 1_000n,
          paidCurrency: 'NGN',
          paidMinor: 1_500_000n,
          processingFeeMinor: 22_500n,
          cardFeeMinor: 0n,
          rate: '1500',
          rateSetAt: new Date('2026-06-01T08:00:00Z'),
          createdAt: server.clock.now,
          expiresAt: inAnHour(),
        })
        .returning()
      return begin({
        currency: 'USD',
        amountMinor: 1_000n,
        paidCurrency: 'NGN',
        feeMinor: 22_500n,
        totalMinor: 1_522_500n,
        rate: '1500',
        ...(quote && { quoteId: quote.id }),
        ...of,
      })
    },
    read: id => read(server, id),
    arrive: (id, arrival) => db.transaction(tx => arriveIn(tx, id, arrival)),
    arriveIn,
    async changes(work, more = []) {
      const accounts = [...watched, ...more]
      const before = await readBalances(db, accounts)
      await work()
      const after = await readBalances(db, accounts)
      const minor = (of: typeof before, account: AccountAddress) =>
        of.get(account)?.balance.minor ?? 0n
      return Object.fromEntries(
        accounts
          .map(
            account => [nameOf(account), minor(after, account) - minor(before, account)] as const,
          )
          .filter(([, change]) => change !== 0n),
      )
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const watched: readonly AccountAddress[] = (['NGN', 'USD'] as const).flatMap(currency => [
  walletOf(payer.id, currency),
  feesAccount(currency),
  fxAccount(currency),
  bankAccount(currency),
  clearingOf('card', currency),
  clearingOf('transfer', currency),
])

/** `wallet NGN` rather than its address. */
const nameOf = (account: AccountAddress) =>
  account
    .replace(payer.id, '')
    .replace(/:[0-9a-f-]{36}:/, ':')
    .replaceAll(/:+/g, ' ')

async function read({ db }: TestServer, id: string): Promise<PaymentRow> {
  const [row] = await db.orm.select().from(payment).where(eq(payment.id, id))
  if (row === undefined) throw new Error(`there is no payment ${id}`)
  return row
}

export const accountOf = (id: string, currency: Currency = 'NGN') => portfolioAccount(id, currency)
