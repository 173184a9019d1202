import { randomInt } from 'node:crypto'
import { type Money, money } from '@kinfold/contract/money/money'
import { asc, eq } from 'drizzle-orm'
import type { ClubClock } from '../../../clock/create-club-clock.ts'
import type { Database, Handle, Transaction } from '../../../db/database.ts'
import type { JobData, Jobs } from '../../../jobs/jobs.ts'
import type { CheckoutOrder } from '../payment-provider.ts'
import { keepSandboxCard } from './create-card-book.ts'
import { isStorable } from './is-storable.ts'
import { sandboxCharge, sandboxCheckout } from './sandbox-book.tables.ts'

export type SandboxCheckout = typeof sandboxCheckout.$inferSelect
export type SandboxCharge = typeof sandboxCharge.$inferSelect

/** What a payer does at the checkout, or at their bank. */
type SandboxAct =
  | {
      readonly kind: 'pay'
      readonly amount: Money
      /** How often the club is told of it. */
      readonly told: 1 | 2
      /** The payment was begun in time: it goes through although the checkout has ended meanwhile. */
      readonly isUnderWay?: true
    }
  | { readonly kind: 'decline' | 'cancel' }

export type SandboxBook = {
  readonly open: (order: CheckoutOrder) => Promise<SandboxCheckout>
  readonly find: (reference: string) => Promise<SandboxCheckout | undefined>
  readonly findByAccount: (number: string) => Promise<SandboxCheckout | undefined>
  readonly charges: (reference: string) => Promise<readonly SandboxCharge[]>
  /** The club takes no payment for it any more. */
  readonly close: (reference: string) => Promise<void>
  /** Records what the payer did and tells the club. What can't be done any more is not done. */
  readonly carryOut: (reference: string, act: SandboxAct) => Promise<void>
  /** The same in a moment, as if the payer had left the page meanwhile. */
  readonly carryOutLater: (reference: string, amount: Money) => Promise<void>
  /** The club's time, by which checkouts expire. */
  readonly now: () => Promise<Date>
}

type Parts = { readonly db: Database; readonly jobs: Jobs; readonly clock: ClubClock }

const lasts: Readonly<Record<CheckoutOrder['way'], number>> = {
  card: 60 * 60_000,
  card_us: 60 * 60_000,
  transfer: 24 * 60 * 60_000,
}
const laterSeconds = 3

/** The sandbox's payment provider, which stands for a company outside. */
export function createSandboxBook({ db, jobs, clock }: Parts): SandboxBook {
  const find: SandboxBook['find'] = async reference => {
    if (!isStorable(reference)) return undefined
    const [found] = await db.orm
      .select()
      .from(sandboxCheckout)
      .where(eq(sandboxCheckout.reference, reference))
    return found
  }

  return {
    find,
    now: () => clock.now(db),
    async open({ reference, way, total, payer, description, returnUrl, keepsCard }) {
      const now = await clock.now(db)
      await db.orm
        .insert(sandboxCheckout)
        .values({
          reference,
          way,
          currency: total.currency,
          totalMinor: total.minor,
          payerName: payer.name,
          description,
          returnUrl,
          keepsCard,
          accountNumber: way === 'transfer' ? accountNumber() : null,
          state: 'open',
          expiresAt: new Date(now.getTime() + lasts[way]),
          createdAt: now,
        })
        .onConflictDoNothing({ target: sandboxCheckout.reference })
      const opened = await find(reference)
      if (opened === undefined) throw new Error('sandbox checkout not found after insert')
      return opened
    },
    async findByAccount(number) {
      if (!isStorable(number)) return undefined
      const [found] = await db.orm
        .select()
        .from(sandboxCheckout)
        .where(eq(sandboxCheckout.accountNumber, number))
      return found
    },
    charges: reference => readCharges(db, reference),
    async close(reference) {
      await db.transaction(tx => setState(tx, reference, 'closed'))
    },
    async carryOut(reference, act) {
      await db.transaction(async tx => {
        const paidAt = await clock.now(tx)
        const news = await carryOut(tx, reference, act, paidAt)
        for (const each of news) await jobs.send(tx, 'tell-sandbox-news', each)
      })
    },
    async carryOutLater(reference, { currency, minor }) {
      const data = { reference, currency, minor: String(minor) }
      const afterSeconds = laterSeconds
      await db.transaction(tx => jobs.send(tx, 'pay-in-sandbox', data, { afterSeconds }))
    },
  }
}

type News = JobData['tell-sandbox-news']

async function carryOut(
  tx: Transaction,
  reference: string,
  act: SandboxAct,
  paidAt: Date,
): Promise<News[]> {
  if (act.kind !== 'pay') {
    const state = act.kind === 'decline' ? 'declined' : 'cancelled'
    const isNew = await setState(tx, reference, state)
    return isNew ? [{ reference, event: `payment.${state}` as const }] : []
  }
  const { amount, told, isUnderWay } = act
  if (!(await canPay(tx, reference, { paidAt, isUnderWay }))) return []
  const [charge] = await tx.orm
    .insert(sandboxCharge)
    .values({ reference, currency: amount.currency, amountMinor: amount.minor, paidAt })
    .returning()
  if (charge === undefined) throw new Error('sandbox charge not found after insert')
  await keepCard(tx, reference, paidAt)
  const news = { reference, event: 'payment.paid', chargeId: charge.id } as const
  return Array.from({ length: told }, () => news)
}

/** Where the club asked for it: the card may be charged again. */
async function keepCard(tx: Transaction, reference: string, createdAt: Date): Promise<void> {
  const checkout = await lock(tx, reference)
  if (!checkout?.keepsCard || checkout.cardToken !== null) return
  const cardToken = await keepSandboxCard(tx, { payerName: checkout.payerName, createdAt })
  await tx.orm
    .update(sandboxCheckout)
    .set({ cardToken })
    .where(eq(sandboxCheckout.reference, reference))
}

/** A card pays once and while the checkout is open; an account number takes whatever is sent to it. */
async function canPay(
  tx: Transaction,
  reference: string,
  { paidAt, isUnderWay = false }: { paidAt: Date; isUnderWay: boolean | undefined },
): Promise<boolean> {
  const checkout = await lock(tx, reference)
  if (checkout === undefined) return false
  if (checkout.way === 'transfer') return true
  if ((await readCharges(tx, reference)).length > 0) return false
  return isUnderWay || isOpen(checkout, paidAt)
}

export const isOpen = ({ state, expiresAt }: SandboxCheckout, at: Date) =>
  state === 'open' && at < expiresAt

async function lock(tx: Transaction, reference: string): Promise<SandboxCheckout | undefined> {
  const [locked] = await tx.orm
    .select()
    .from(sandboxCheckout)
    .where(eq(sandboxCheckout.reference, reference))
    .for('update')
  return locked
}

/** Only an open checkout changes. */
async function setState(
  tx: Transaction,
  reference: string,
  state: SandboxCheckout['state'],
): Promise<boolean> {
  const open = await lock(tx, reference)
  if (open?.state !== 'open' || (await readCharges(tx, reference)).length > 0) return false
  await tx.orm
    .update(sandboxCheckout)
    .set({ state })
    .where(eq(sandboxCheckout.reference, reference))
  return true
}

const readCharges = (handle: Handle, reference: string): Promise<SandboxCharge[]> =>
  handle.orm
    .select()
    .from(sandboxCharge)
    .where(eq(sandboxCharge.reference, reference))
    .orderBy(asc(sandboxCharge.paidAt), asc(sandboxCharge.id))

export const amountOf = ({ currency, amountMinor }: SandboxCharge) => money(currency, amountMinor)
export const totalOf = ({ currency, totalMinor }: SandboxCheckout) => money(currency, totalMinor)

/** Ten digits, as Nigerian accounts have. */
const accountNumber = () => `99${String(randomInt(100_000_000)).padStart(8, '0')}`
