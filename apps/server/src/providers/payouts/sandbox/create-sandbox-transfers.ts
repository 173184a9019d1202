import { eq } from 'drizzle-orm'
import type { ClubClock } from '../../../clock/create-club-clock.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import type { PayoutOrder } from '../payout-provider.ts'
import { sandboxTransfer } from './sandbox-payouts.tables.ts'

export type SandboxTransfer = typeof sandboxTransfer.$inferSelect
export type SandboxOutcome = Exclude<SandboxTransfer['state'], 'pending'>

export type SandboxTransfers = {
  /** Begins a transfer; one under a known reference is the transfer that was begun before. */
  readonly begin: (order: PayoutOrder) => Promise<SandboxTransfer>
  readonly find: (reference: string) => Promise<SandboxTransfer | undefined>
  /** Records what became of a transfer and tells the club. What can't happen any more doesn't. */
  readonly settle: (reference: string, outcome: SandboxOutcome) => Promise<void>
  /** The same by its kobo, in its own time. */
  readonly goOn: (reference: string) => Promise<void>
}

type Parts = { readonly db: Database; readonly jobs: Jobs; readonly clock: ClubClock }

const soonSeconds = 3
const returnedAfterSeconds = 60

/** What a transfer of so many kobo beyond a naira comes to, one after the other; any other is paid. */
const byKobo: Readonly<Record<string, readonly SandboxOutcome[]>> = {
  '13': ['failed'],
  '14': ['paid', 'returned'],
  '15': [],
}
const usual: readonly SandboxOutcome[] = ['paid']

const comesFrom: Readonly<Record<SandboxOutcome, SandboxTransfer['state']>> = {
  paid: 'pending',
  failed: 'pending',
  returned: 'paid',
}
const reasons: Readonly<Record<SandboxOutcome, string | null>> = {
  paid: null,
  failed: 'The bank did not take the transfer.',
  returned: 'The account takes no transfers.',
}

/** The sandbox's payout provider, which stands for a company outside. */
export function createSandboxTransfers({ db, jobs, clock }: Parts): SandboxTransfers {
  const find: SandboxTransfers['find'] = async reference => {
    const [found] = await db.orm
      .select()
      .from(sandboxTransfer)
      .where(eq(sandboxTransfer.reference, reference))
    return found
  }
  const settle: SandboxTransfers['settle'] = (reference, outcome) =>
    db.transaction(async tx => {
      const transfer = await lock(tx, reference)
      if (transfer?.state !== comesFrom[outcome]) return
      await tx.orm
        .update(sandboxTransfer)
        .set({ state: outcome, reason: reasons[outcome], changedAt: await clock.now(tx) })
        .where(eq(sandboxTransfer.reference, reference))
      await jobs.send(tx, 'tell-sandbox-news', { reference, event: `payout.${outcome}` })
    })

  return {
    find,
    settle,
    async begin({ reference, amount, payee }) {
      await db.transaction(async tx => {
        const now = await clock.now(tx)
        const [begun] = await tx.orm
          .insert(sandboxTransfer)
          .values({
            reference,
            currency: amount.currency,
            amountMinor: amount.minor,
            ...payee,
            state: 'pending',
            createdAt: now,
            changedAt: now,
          })
          .onConflictDoNothing({ target: sandboxTransfer.reference })
          .returning()
        if (begun === undefined) return
        await jobs.send(tx, 'pay-out-in-sandbox', { reference }, { afterSeconds: soonSeconds })
      })
      const begun = await find(reference)
      if (begun === undefined) throw new Error('sandbox transfer not found after insert')
      return begun
    },
    async goOn(reference) {
      const transfer = await find(reference)
      if (transfer === undefined) return
      const outcomes = outcomesOf(transfer)
      const done = transfer.state === 'pending' ? 0 : outcomes.indexOf(transfer.state) + 1
      const next = outcomes[done]
      if (next === undefined) return
      await settle(reference, next)
      if (outcomes[done + 1] === undefined) return
      await db.transaction(tx =>
        jobs.send(tx, 'pay-out-in-sandbox', { reference }, { afterSeconds: returnedAfterSeconds }),
      )
    },
  }
}

const outcomesOf = ({ amountMinor }: SandboxTransfer) => byKobo[String(amountMinor % 100n)] ?? usual

async function lock(tx: Transaction, reference: string): Promise<SandboxTransfer | undefined> {
  const [locked] = await tx.orm
    .select()
    .from(sandboxTransfer)
    .where(eq(sandboxTransfer.reference, reference))
    .for('update')
  return locked
}
