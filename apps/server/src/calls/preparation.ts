import type { Transaction } from '../db/database.ts'
import { Refusal } from './refusal.ts'

/** What a money call does before its transaction, while nothing is locked, such as asking a provider. */
export type Preparation<Prepared = unknown> = {
  begin(): Promise<Prepared | Refusal>
  /** For a call that wasn't carried out after all, as well as it can be undone. */
  undo(prepared: Prepared): Promise<void>
}

export type Work = (tx: Transaction, prepared: unknown) => Promise<unknown>

/**
 * Prepares work and has it carried out. A refusal takes the same way as any other, so that it is kept for a
 * replay. Nothing is undone where the work was done and only its commit failed: it may have been committed.
 */
export async function withPreparation(
  preparation: Preparation | undefined,
  work: Work,
  carryOut: (work: (tx: Transaction) => Promise<unknown>) => Promise<unknown>,
): Promise<unknown> {
  if (preparation === undefined) return carryOut(tx => work(tx, undefined))
  const prepared = await preparation.begin()
  if (prepared instanceof Refusal) return carryOut(async () => prepared)
  let isUsed = false
  try {
    return await carryOut(async tx => {
      isUsed = false
      const answer = await work(tx, prepared)
      isUsed = !(answer instanceof Refusal)
      return answer
    })
  } finally {
    // The answer stands, whatever becomes of this.
    if (!isUsed) await preparation.undo(prepared).catch(() => undefined)
  }
}
