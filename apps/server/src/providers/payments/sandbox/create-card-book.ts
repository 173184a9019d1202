import { randomInt, randomUUID } from 'node:crypto'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { monthsLater } from '@kinfold/contract/day/months-later'
import { money } from '@kinfold/contract/money/money'
import { and, asc, eq } from 'drizzle-orm'
import type { ClubClock } from '../../../clock/create-club-clock.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { CardOrder, ChargeableCard, FoundPayment } from '../payment-provider.ts'
import { isStorable } from './is-storable.ts'
import { type CardOutcome, sandboxCard, sandboxCardCharge } from './sandbox-book.tables.ts'

export type SandboxCard = typeof sandboxCard.$inferSelect
type CardCharge = typeof sandboxCardCharge.$inferSelect

/** What the sandbox's provider records about cards that it may charge again. */
export type CardBook = {
  /** Every card, the oldest first. */
  readonly cards: () => Promise<readonly SandboxCard[]>
  readonly find: (token: string) => Promise<ChargeableCard | undefined>
  /** Charges a card once for each reference. Undefined where its bank is silent. */
  readonly charge: (order: CardOrder) => Promise<FoundPayment | undefined>
  /** How a charge stands; `unknown` for one that it never heard of. */
  readonly findCharge: (reference: string) => Promise<FoundPayment | undefined>
  /** How the card's bank answers from now on: also to what it was silent about until now. */
  readonly choose: (token: string, outcome: CardOutcome) => Promise<void>
}

type Parts = { readonly db: Database; readonly jobs: Jobs; readonly clock: ClubClock }

export function createCardBook({ db, jobs, clock }: Parts): CardBook {
  const readCard = async (token: string) => {
    const [card] = await db.orm.select().from(sandboxCard).where(eq(sandboxCard.token, token))
    return card
  }
  const readCharge = async (reference: string) => {
    if (!isStorable(reference)) return undefined
    const [found] = await db.orm
      .select()
      .from(sandboxCardCharge)
      .where(eq(sandboxCardCharge.reference, reference))
    return found
  }
  return {
    cards: () => db.orm.select().from(sandboxCard).orderBy(asc(sandboxCard.createdAt)),
    async find(token) {
      const card = await readCard(token)
      return card && { token, brand: card.brand, last4: card.last4, expiresOn: card.expiresOn }
    },
    async charge({ reference, token, total }) {
      const card = await readCard(token)
      if (card === undefined) return { state: 'declined', reason: 'This card is not known.' }
      const [charged] = await db.orm
        .insert(sandboxCardCharge)
        .values({
          reference,
          token,
          currency: total.currency,
          amountMinor: total.minor,
          outcome: card.outcome,
          chargedAt: await clock.now(db),
        })
        .onConflictDoNothing({ target: sandboxCardCharge.reference })
        .returning()
      return stateOf(charged ?? (await readCharge(reference)))
    },
    findCharge: async reference => stateOf(await readCharge(reference)),
    async choose(token, outcome) {
      await db.transaction(async tx => {
        const chargedAt = await clock.now(tx)
        await tx.orm.update(sandboxCard).set({ outcome }).where(eq(sandboxCard.token, token))
        const settled = await tx.orm
          .update(sandboxCardCharge)
          .set({ outcome, chargedAt })
          .where(and(eq(sandboxCardCharge.token, token), eq(sandboxCardCharge.outcome, 'silence')))
          .returning()
        if (outcome === 'silence') return
        const event = outcome === 'success' ? 'payment.paid' : 'payment.declined'
        for (const { reference, id } of settled) {
          await jobs.send(tx, 'tell-sandbox-news', { reference, event, chargeId: id })
        }
      })
    },
  }
}

const lastsMonths = 48

/** Keeps a card, as a payer lets it be charged again. */
export async function keepSandboxCard(
  tx: Transaction,
  { payerName, createdAt }: { readonly payerName: string; readonly createdAt: Date },
): Promise<string> {
  const token = `card-${randomUUID()}`
  await tx.orm.insert(sandboxCard).values({
    token,
    brand: 'Visa',
    last4: String(randomInt(10_000)).padStart(4, '0'),
    expiresOn: monthsLater(dayInLagos(createdAt), lastsMonths, 31),
    payerName,
    outcome: 'success',
    createdAt,
  })
  return token
}

function stateOf(charge: CardCharge | undefined): FoundPayment | undefined {
  switch (charge?.outcome) {
    case undefined:
      return { state: 'unknown' }
    case 'silence':
      return undefined
    case 'decline':
      return { state: 'declined', reason: 'The card was declined.' }
    case 'success': {
      const { id, currency, amountMinor, chargedAt: paidAt } = charge
      const amount = money(currency, amountMinor)
      return { state: 'paid', charges: [{ id, amount, way: 'card', paidAt }] }
    }
  }
}
