// A member's portfolios with whatever may happen in them, kept a second time to compare reports with.
import type { Currency } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import type { ReportPart } from '@kinfold/contract/report/report-flow'
import { operators } from '@kinfold/personas/operators/operators'
import fc from 'fast-check'
import { bankAccount, portfolioAccount } from '#src/ledger/account-address.ts'
import { idempotencyKey } from '#src/ledger/idempotency-key.ts'
import { LedgerError } from '#src/ledger/ledger-error.ts'
import { post } from '#src/ledger/post.ts'
import { chargeFee } from '#src/ledger/recipes/charge-fee.ts'
import { closePortfolioEarly } from '#src/ledger/recipes/close-portfolio-early.ts'
import { contributeByTransfer } from '#src/ledger/recipes/contribute-by-transfer.ts'
import { maturePortfolio } from '#src/ledger/recipes/mature-portfolio.ts'
import { postLoss } from '#src/ledger/recipes/post-loss.ts'
import { postReturns } from '#src/ledger/recipes/post-returns.ts'
import { recoverReceivable } from '#src/ledger/recipes/recover-receivable.ts'
import { refundPayment } from '#src/ledger/recipes/refund-payment.ts'
import { rollOverPortfolio } from '#src/ledger/recipes/roll-over-portfolio.ts'
import { reverse } from '#src/ledger/reverse.ts'
import type { TransferRequest } from '#src/ledger/transfer-request.ts'
import { plan } from '#src/modules/club/plan/plan.tables.ts'
import { portfolio } from '#src/modules/holdings/portfolio/portfolio.tables.ts'
import { returnsRun } from '#src/modules/holdings/portfolio/returns.tables.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'

const acts = [
  'contribute',
  'return',
  'unfinished return',
  'loss',
  'fee',
  'pay out',
  'close early',
  'refund',
  'recover',
  'roll over',
  'reverse',
] as const

/** Days around the ends of months and years, and others. */
const moments = [
  '2024-12-31T22:59:59.999Z',
  '2024-12-31T23:00:00Z',
  '2025-01-31T22:59:59.999Z',
  '2025-01-31T23:00:00Z',
  '2025-02-28T23:30:00Z',
  '2025-03-15T12:00:00Z',
  '2025-06-30T22:59:59.999Z',
  '2025-12-31T22:59:59.999Z',
  '2025-12-31T23:00:00Z',
  '2026-02-10T08:00:00Z',
] as const

export const act = fc.record({
  what: fc.constantFrom(...acts),
  portfolio: fc.nat({ max: 3 }),
  at: fc.constantFrom(...moments),
  minor: fc.bigInt({ min: 1n, max: 900_000n }),
})
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

export type Entry = {
  readonly transferId: bigint
  readonly portfolio: string
  readonly plan: number
  readonly currency: Currency
  readonly part: ReportPart
  readonly minor: bigint
  readonly at: Date
  /** Whether it is of a run of returns that isn't complete. */
  readonly isUnfinished: boolean
}

export type ReportHistory = {
  readonly entries: Entry[]
  readonly portfolios: readonly { readonly id: string; readonly currency: Currency }[]
  carryOut(act: Act): Promise<void>
  /** Completes the runs that are not. */
  finish(): Promise<void>
}

type Effect = { readonly portfolio: number; readonly part: ReportPart; readonly minor: bigint }
type Planned = {
  readonly request: TransferRequest
  readonly effects: readonly Effect[]
  readonly isUnfinished?: boolean
}

/** Two portfolios in one plan of naira, another in a second, and one in dollars. */
export async function beginHistory(server: TestServer, member: string): Promise<ReportHistory> {
  const { db } = server
  const planIn = async (currency: Currency) => {
    const [added] = await db.orm
      .insert(plan)
      .values({
        name: `Plan in ${currency}`,
        productType: 'pool',
        currency,
        description: 'A pool.',
        minimumMinor: 100n,
        state: 'open',
        createdAt: new Date('2024-01-01T00:00:00Z'),
      })
      .returning()
    return { id: added?.id ?? 0, currency }
  }
  const [first, second, dollars] = [await planIn('NGN'), await planIn('NGN'), await planIn('USD')]
  const held: { readonly id: string; readonly plan: number; readonly currency: Currency }[] = []
  for (const plan of [first, first, second, dollars]) {
    const [row] = await db.orm
      .insert(portfolio)
      .values({
        memberId: member,
        planId: plan.id,
        currency: plan.currency,
        status: 'active',
        promisedMinor: 0n,
        atMaturity: 'pay_out',
        startedOn: '2024-12-31',
        createdAt: new Date('2024-01-01T00:00:00Z'),
      })
      .returning()
    held.push({ id: row?.id ?? '', plan: plan.id, currency: plan.currency })
  }
  const entries: Entry[] = []
  const runs: string[] = []
  let count = 0

  async function runOf(planId: number, currency: Currency, isComplete: boolean): Promise<string> {
    count += 1
    const postedAt = new Date('2026-03-01T00:00:00Z')
    const [run] = await db.orm
      .insert(returnsRun)
      .values({
        planId,
        currency,
        period: `${2100 + count}-01`,
        totalMinor: 1n,
        feeMinor: 0n,
        weighting: 'value',
        portfolios: 1,
        members: 1,
        largestBps: 10_000,
        basisMinor: 100n,
        status: isComplete ? 'posted' : 'posting',
        draftedBy: operators.zainab.operatorId,
        draftedAt: postedAt,
        postedBy: operators.tunde.operatorId,
        postedAt,
        completedAt: isComplete ? postedAt : null,
      })
      .returning()
    const id = run?.id ?? ''
    if (!isComplete) runs.push(id)
    return id
  }

  async function planned({ what, portfolio: index, minor }: Act): Promise<Planned | undefined> {
    const own = held[index]
    if (own === undefined) return undefined
    const { id, currency } = own
    const attempt = idempotencyKey('report history', crypto.randomUUID())
    const amount = money(currency, minor)
    const payment = crypto.randomUUID()
    const one = (part: ReportPart, by: bigint) => [{ portfolio: index, part, minor: by }]
    const about = { attempt, portfolio: id, amount }
    switch (what) {
      case 'contribute': {
        const arrivedAt = new Date()
        const facts = {
          attempt,
          payment,
          portfolio: id,
          arrived: amount,
          reference: 'x',
          arrivedAt,
        }
        return { request: contributeByTransfer(facts), effects: one('contributions', minor) }
      }
      case 'return':
      case 'unfinished return': {
        const isUnfinished = what !== 'return'
        const returns = await runOf(own.plan, currency, !isUnfinished)
        const request = postReturns({ ...about, returns, period: '2025-01' })
        return { request, effects: one('returns', minor), isUnfinished }
      }
      case 'loss': {
        const returns = await runOf(own.plan, currency, true)
        const request = postLoss({ ...about, returns, period: '2025-01' })
        return { request, effects: one('returns', -minor) }
      }
      case 'fee': {
        const from = portfolioAccount(id, currency)
        const request = chargeFee({ attempt, from, fee: amount, reason: 'x' })
        return { request, effects: one('fees', -minor) }
      }
      case 'pay out': {
        const request = maturePortfolio({ attempt, member, portfolio: id, value: amount })
        return { request, effects: one('payouts', -minor) }
      }
      case 'close early': {
        const charge = money(currency, 7n)
        const facts = { attempt, member, portfolio: id, toMember: amount, charge, reason: 'x' }
        const effects = [...one('payouts', -minor), ...one('fees', -7n)]
        return { request: closePortfolioEarly(facts), effects }
      }
      case 'refund': {
        const request = refundPayment({
          attempt,
          refund: crypto.randomUUID(),
          payment,
          from: portfolioAccount(id, currency),
          to: bankAccount(currency),
          amount,
          fee: money(currency, 0n),
          reason: 'x',
        })
        return { request, effects: one('contributions', -minor) }
      }
      case 'recover': {
        const request = recoverReceivable({ ...about, member, payment })
        return { request, effects: one('contributions', -minor) }
      }
      case 'roll over': {
        const other = held.findIndex((each, at) => at !== index && each.currency === currency)
        const into = held[other]
        if (into === undefined) return undefined
        const request = rollOverPortfolio({ attempt, from: id, into: into.id, value: amount })
        const came = { portfolio: other, part: 'contributions', minor } as const
        return { request, effects: [...one('contributions', -minor), came] }
      }
      case 'reverse':
        return undefined
    }
  }

  async function takeBack({ minor }: Act): Promise<void> {
    const taken = entries[Number(minor) % (entries.length || 1)]
    if (taken === undefined || taken.isUnfinished) return
    const attempt = idempotencyKey('report history', crypto.randomUUID())
    const { transferId } = await reverse(db, {
      attempt,
      transferId: taken.transferId,
      reason: 'x',
    })
    const [row] = await db.query<{ at: Date }>({
      text: 'SELECT event_at AS at FROM ledger.transfer WHERE id = $1',
      values: [transferId],
    })
    const all = entries.filter(each => each.transferId === taken.transferId)
    for (const each of all) {
      entries.push({ ...each, transferId, minor: -each.minor, at: row?.at ?? each.at })
    }
  }

  return {
    entries,
    portfolios: held,
    async carryOut(wanted) {
      try {
        if (wanted.what === 'reverse') return await takeBack(wanted)
        const going = await planned(wanted)
        if (going === undefined) return
        const at = new Date(wanted.at)
        const { transferId } = await post(db, { ...going.request, eventAt: at })
        for (const { portfolio: index, part, minor } of going.effects) {
          const own = held[index]
          if (own === undefined) continue
          const { id, plan: planId, currency } = own
          const isUnfinished = going.isUnfinished === true
          entries.push({
            transferId,
            portfolio: id,
            plan: planId,
            currency,
            part,
            minor,
            at,
            isUnfinished,
          })
        }
      } catch (error) {
        // More than it holds, or taken back before.
        if (!(error instanceof LedgerError)) throw error
      }
    },
    async finish() {
      await db.query({
        text: `UPDATE returns_run SET status = 'posted', completed_at = posted_at WHERE id = ANY ($1)`,
        values: [runs],
      })
    },
  }
}
