// The approvers' desk with what one of them does by detours: matches and undoes lines, says that payouts failed and that
// chargebacks were won, always of money that is Dayo's.
import type { Currency } from '@kinfold/contract/money/currency'
import { operators } from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { portfolioAccount, walletOf } from '#src/ledger/account-address.ts'
import { readBalance } from '#src/ledger/read-balances.ts'
import { plan } from '#src/modules/club/plan/plan.tables.ts'
import { portfolio } from '#src/modules/holdings/portfolio/portfolio.tables.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { type Approver, type ApproversDesk, done, openApproversDesk } from './approvers-desk.ts'
import { lineOf, today } from './statement-desk.ts'

export const dayo = people.dayo.customer.id
export const minute = 60_000
export const kobo = 250_00n
/** Above what one person may give. */
export const much = 9_000_000_00n
export const byTwo = { status: 409, code: 'second_person_needed' }
export const failed = { outcome: 'failed', reason: 'Closed.' }
export const paid = { outcome: 'paid' }

type Payout = { readonly id: string; readonly batch: string; readonly reference: string }
type Line = string | undefined

export type DetoursDesk = ApproversDesk & {
  later(ms?: number): void
  /** In the wallet, in naira or dollars. */
  available(currency?: Currency): Promise<number>
  approved(amount: number): Promise<string>
  /** A withdrawal that the bank is told to pay. */
  released(amount: number): Promise<Payout>
  /** What became of it. */
  ended(by: Approver, payout: Pick<Payout, 'id' | 'batch'>, outcome: object): Promise<string>
  /** A line of what went out by the bank, in a file of somebody else. */
  sentOut(minor: bigint, reference: string, by?: Approver, bookedOn?: string): Promise<Line>
  matchAs(by: Approver | 'dayo', line: Line, is: object): Promise<Answered>
  undo(by: Approver, line: Line): Promise<Answered>
  takenBack(payment: string, by?: Approver): Promise<string>
  decide(by: Approver, debt: string, outcome: 'won' | 'lost'): Promise<Answered>
  /** Approvers no longer. */
  resigned(...names: readonly Approver[]): Promise<void>
  /** A portfolio that runs. */
  begun(currency?: Currency): Promise<{ readonly id: string; readonly planId: number }>
  held(portfolioId: string): Promise<bigint>
}

export async function openDetoursDesk(): Promise<DetoursDesk> {
  const desk = await openApproversDesk()
  const { db, clock } = desk.server

  const approved: DetoursDesk['approved'] = async amount => {
    const id = await desk.asked(amount)
    await done(desk.approve('uche', id))
    return id
  }
  const begun: DetoursDesk['begun'] = async (currency = 'NGN') => {
    const createdAt = clock.now
    const [rainy] = await db.orm
      .insert(plan)
      .values({
        name: 'Rainy Days',
        productType: 'savings',
        currency,
        description: 'For rainy days.',
        minimumMinor: 1n,
        tenorMonths: 6,
        state: 'open',
        createdAt,
      })
      .returning()
    if (rainy === undefined) throw new Error('no plan was opened')
    const [row] = await db.orm
      .insert(portfolio)
      .values({
        memberId: dayo,
        planId: rainy.id,
        currency,
        status: 'active',
        promisedMinor: 100_000n,
        atMaturity: 'pay_out',
        createdAt,
      })
      .returning()
    if (row === undefined) throw new Error('no portfolio was begun')
    return row
  }
  return {
    ...desk,
    later: (ms = minute) => clock.forward(ms),
    available: async (currency = 'NGN') =>
      Number((await readBalance(db, walletOf(dayo, currency))).available.minor) / 100,
    approved,
    released: async amount => {
      const id = await approved(amount)
      const batch = await done(desk.prepare('uche', id))
      await done(desk.release('ngozi', batch))
      const [row] = await db.query<{ reference: string }>({
        text: 'SELECT reference FROM withdrawal WHERE id = $1',
        values: [id],
      })
      return { id, batch, reference: row?.reference ?? '' }
    },
    ended: (by, { id: withdrawal_id, batch }, outcome) =>
      done(
        desk.act(by, `payout-batch/settle/${batch}`, { outcomes: [{ withdrawal_id, ...outcome }] }),
      ),
    sentOut: async (minor, reference, by = 'zainab', bookedOn = today) => {
      const text = `NIP ${reference}`
      await desk.send([lineOf(-minor, { text, bookedOn })], { by })
      return (await desk.lines()).find(each => each.text === text)?.id
    },
    matchAs: (by, line, is) =>
      desk.post(`statement/match/${line}`, { seen: 'open', ...is }, { by }),
    undo: (by, line) => desk.act(by, `statement/unmatch/${line}`, { reason: 'Somebody else’s.' }),
    takenBack: (payment, by = 'uche') =>
      done(
        desk.act(by, `chargeback/record/${payment}`, {
          dispute: `DSP ${payment.slice(0, 8)}`,
          reason: 'The bank wrote.',
        }),
      ),
    decide: (by, debt, outcome) => desk.act(by, `chargeback/decide/${debt}`, { outcome }),
    resigned: async (...names) => {
      await db.query({
        text: `UPDATE operator SET roles = '{reviewer}' WHERE id = ANY ($1)`,
        values: [names.map(name => operators[name].operatorId)],
      })
    },
    begun,
    held: async id => (await readBalance(db, portfolioAccount(id, 'NGN'))).balance.minor,
  }
}
