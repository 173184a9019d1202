import { money } from '@kinfold/contract/money/money'
import { addDays } from 'date-fns/addDays'
import { and, asc, eq, ne, sum } from 'drizzle-orm'
import type { ClubClock } from '../../../clock/create-club-clock.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { RefundOrder } from '../payment-provider.ts'
import {
  sandboxCardCharge,
  sandboxCharge,
  sandboxDispute,
  sandboxRefund,
} from './sandbox-book.tables.ts'

export type SandboxRefund = typeof sandboxRefund.$inferSelect
export type SandboxDispute = typeof sandboxDispute.$inferSelect

/** What the sandbox's provider records about money that payers get back. */
export type ClaimBook = {
  /** Gives money back; under a known id it is the refund that was begun before. */
  readonly refund: (order: RefundOrder) => Promise<SandboxRefund>
  readonly findRefund: (id: string) => Promise<SandboxRefund | undefined>
  /** Decides about a refund that waits, and tells the club. */
  readonly settleRefund: (id: string, outcome: 'done' | 'refused') => Promise<void>
  /** Every dispute of a charge, the oldest first. */
  readonly disputes: (chargeId: string) => Promise<readonly SandboxDispute[]>
  /** The payer disputes a charge, all of it or a part; undefined where one is open or there is no such charge. */
  readonly dispute: (chargeId: string, minor?: bigint) => Promise<SandboxDispute | undefined>
  /** The payer's bank decides a dispute, and the club is told. What is decided stays. */
  readonly decide: (id: string, outcome: 'won' | 'lost') => Promise<void>
}

type Parts = { readonly db: Database; readonly jobs: Jobs; readonly clock: ClubClock }

/** What becomes of a refund of so many kobo or cents beyond a whole; any other is given. */
const byKobo: Readonly<Record<string, SandboxRefund['state']>> = {
  '13': 'refused',
  '15': 'pending',
}
const refusedReason = 'The card takes no refunds.'
const reasonOf = (isCovered: boolean) =>
  isCovered ? refusedReason : 'This is more than is left of the charge.'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const daysToAnswer = 7
const fees = { NGN: 500_000n, USD: 1_500n } as const

export function createClaimBook({ db, jobs, clock }: Parts): ClaimBook {
  const findRefund: ClaimBook['findRefund'] = async id => {
    const [found] = await db.orm.select().from(sandboxRefund).where(eq(sandboxRefund.id, id))
    return found
  }
  return {
    findRefund,
    async refund(order) {
      await db.transaction(async tx => {
        const begun = await begin(tx, order, await clock.now(tx))
        if (begun !== undefined) await tellRefund(jobs, tx, begun)
      })
      const refund = await findRefund(order.refundId)
      if (refund === undefined) throw new Error('sandbox refund not found after insert')
      return refund
    },
    async settleRefund(id, outcome) {
      await db.transaction(async tx => {
        const [settled] = await tx.orm
          .update(sandboxRefund)
          .set({ state: outcome, reason: outcome === 'refused' ? refusedReason : null })
          .where(and(eq(sandboxRefund.id, id), eq(sandboxRefund.state, 'pending')))
          .returning()
        if (settled !== undefined) await tellRefund(jobs, tx, settled)
      })
    },
    disputes: chargeId =>
      db.orm
        .select()
        .from(sandboxDispute)
        .where(eq(sandboxDispute.chargeId, chargeId))
        .orderBy(asc(sandboxDispute.openedAt), asc(sandboxDispute.id)),
    dispute: (chargeId, minor) =>
      db.transaction(async tx => {
        const charge = await lockCharge(tx, chargeId)
        const openOnes = and(
          eq(sandboxDispute.chargeId, chargeId),
          eq(sandboxDispute.state, 'open'),
        )
        if (charge === undefined || (await tx.orm.$count(sandboxDispute, openOnes)) > 0) return
        const { reference, currency, amountMinor } = charge
        const now = await clock.now(tx)
        const [opened] = await tx.orm
          .insert(sandboxDispute)
          .values({
            reference,
            chargeId,
            currency,
            amountMinor: minor ?? amountMinor,
            feeMinor: fees[currency],
            state: 'open',
            dueAt: addDays(now, daysToAnswer),
            openedAt: now,
          })
          .returning()
        if (opened === undefined) throw new Error('sandbox dispute not found after insert')
        const { id } = opened
        await jobs.send(tx, 'tell-sandbox-news', {
          reference,
          event: 'dispute.opened',
          chargeId,
          id,
        })
        return opened
      }),
    async decide(id, outcome) {
      await db.transaction(async tx => {
        const [decided] = await tx.orm
          .update(sandboxDispute)
          .set({ state: outcome })
          .where(and(eq(sandboxDispute.id, id), eq(sandboxDispute.state, 'open')))
          .returning()
        if (decided === undefined) return
        const { reference, chargeId } = decided
        const event = `dispute.${outcome}` as const
        await jobs.send(tx, 'tell-sandbox-news', { reference, event, chargeId, id })
      })
    },
  }
}

/** Undefined where it was begun before. Not more goes back than was charged. */
async function begin(
  tx: Transaction,
  { refundId, reference, chargeId, amount }: RefundOrder,
  createdAt: Date,
): Promise<SandboxRefund | undefined> {
  const charge = await lockCharge(tx, chargeId)
  const isCovered =
    charge !== undefined &&
    charge.currency === amount.currency &&
    (await readRefunded(tx, chargeId)) + amount.minor <= charge.amountMinor
  const wanted = byKobo[String(amount.minor % 100n)] ?? 'done'
  const state = isCovered ? wanted : 'refused'
  const [begun] = await tx.orm
    .insert(sandboxRefund)
    .values({
      id: refundId,
      reference,
      chargeId,
      currency: amount.currency,
      amountMinor: amount.minor,
      state,
      reason: state === 'refused' ? reasonOf(isCovered) : null,
      createdAt,
    })
    .onConflictDoNothing({ target: sandboxRefund.id })
    .returning()
  return begun
}

async function readRefunded(tx: Transaction, chargeId: string): Promise<bigint> {
  const [found] = await tx.orm
    .select({ minor: sum(sandboxRefund.amountMinor) })
    .from(sandboxRefund)
    .where(and(eq(sandboxRefund.chargeId, chargeId), ne(sandboxRefund.state, 'refused')))
  return BigInt(found?.minor ?? 0)
}

/** Taken at a checkout, or from a card that was kept. */
async function lockCharge(tx: Transaction, id: string) {
  if (!uuid.test(id)) return undefined
  const [charge] = await tx.orm
    .select()
    .from(sandboxCharge)
    .where(eq(sandboxCharge.id, id))
    .for('update')
  if (charge !== undefined) return charge
  const [ofCard] = await tx.orm
    .select()
    .from(sandboxCardCharge)
    .where(and(eq(sandboxCardCharge.id, id), eq(sandboxCardCharge.outcome, 'success')))
    .for('update')
  return ofCard
}

async function tellRefund(jobs: Jobs, tx: Transaction, refund: SandboxRefund): Promise<void> {
  const { id, reference, chargeId, state } = refund
  if (state === 'pending') return
  await jobs.send(tx, 'tell-sandbox-news', { reference, event: `refund.${state}`, chargeId, id })
}

export const givenBack = ({ currency, amountMinor }: SandboxRefund) => money(currency, amountMinor)
