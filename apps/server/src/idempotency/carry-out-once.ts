// A money call is carried out once per key. Its answer is stored in the transaction that moves the
// money: either both exist or neither does. It is kept for 30 days (maintenance/clear-expired.ts);
// the ledger's own keys, made from ids of the server, are kept for good.

import { createHash } from 'node:crypto'
import { keepsAttemptOpen } from '@kinfold/contract/attempt/open-attempt-codes'
import { withoutProofs } from '@kinfold/contract/attempt/without-proofs'
import type { ParsedCall } from '../calls/parsed-call.ts'
import { type Preparation, type Work, withPreparation } from '../calls/preparation.ts'
import { Refusal, RefusedError, refuse } from '../calls/refusal.ts'
import { lockSeeds } from '../db/advisory-locks.ts'
import type { Database, Handle, Transaction } from '../db/database.ts'
import { RawAnswer } from './raw-answer.ts'

type InTransaction = (tx: Transaction) => Promise<unknown>
type Kept = { request_hash: Buffer; status: number; answer: string }

const validKey = /^[\x21-\x7e]{8,200}$/

export function carryOutOnce(db: Database, now: () => Date) {
  // The embedded database runs one transaction at a time, so a second request would wait instead of getting 409.
  const running = new Set<string>()

  return async (call: ParsedCall, work: Work, preparation?: Preparation): Promise<unknown> => {
    const { caller, idempotencyKey: key } = call
    if (caller === undefined || key === undefined) {
      return withPreparation(preparation, work, step => alone(db, step))
    }
    if (!validKey.test(key)) {
      const sentence = 'An Idempotency-Key is 8 to 200 plain characters.'
      return refuse('validation_failed', { fields: { 'idempotency-key': sentence } })
    }
    const id = `${caller.accountId} ${key}`
    if (running.has(id)) return refuse('idempotency_in_progress', { retryAfterSeconds: 1 })
    running.add(id)
    try {
      const keyed = { accountId: caller.accountId, key, hash: requestHash(call), at: now() }
      // What was answered already needs no preparation.
      const kept = preparation && (await findKept(db, keyed))
      if (kept !== undefined) return replayOf(kept, keyed)
      return await withPreparation(preparation, work, step =>
        db.transaction(tx => once(tx, keyed, step)),
      )
    } finally {
      running.delete(id)
    }
  }
}

/** Without a key every call is a new attempt. A refusal rolls it back. */
async function alone(db: Database, work: InTransaction): Promise<unknown> {
  return db.transaction(async tx => {
    const answer = await work(tx)
    if (answer instanceof Refusal) throw new RefusedError(answer)
    return answer
  })
}

type KeyedCall = {
  readonly accountId: string
  readonly key: string
  readonly hash: Buffer
  readonly at: Date
}

async function once(tx: Transaction, call: KeyedCall, work: InTransaction): Promise<unknown> {
  // Separate statements: the second sees what was kept before the lock could be taken.
  const [[lock], kept] = await Promise.all([
    tx.query<{ taken: boolean }>({
      name: 'idempotency-lock',
      text: `SELECT pg_try_advisory_xact_lock(hashtextextended($1, ${lockSeeds.idempotentCall})) AS taken`,
      values: [`${call.accountId} ${call.key}`],
    }),
    findKept(tx, call),
  ])
  if (lock?.taken !== true) return refuse('idempotency_in_progress', { retryAfterSeconds: 1 })
  if (kept !== undefined) return replayOf(kept, call)
  const answer = await workInside(tx, work)
  if (answer instanceof Refusal && keepsAttemptOpen(answer.code)) return answer
  const raw = RawAnswer.of(answer)
  tx.send({
    name: 'idempotency-keep',
    text: `INSERT INTO idempotent_call (account_id, key, request_hash, status, answer, created_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [call.accountId, call.key, call.hash, raw.status, raw.text, call.at],
  })
  return answer
}

async function findKept(handle: Handle, call: KeyedCall): Promise<Kept | undefined> {
  const [kept] = await handle.query<Kept>({
    name: 'idempotency-find',
    text: 'SELECT request_hash, status, answer FROM idempotent_call WHERE account_id = $1 AND key = $2',
    values: [call.accountId, call.key],
  })
  return kept
}

function replayOf(kept: Kept, call: KeyedCall): unknown {
  return kept.request_hash.equals(call.hash)
    ? new RawAnswer(kept.status, kept.answer)
    : refuse('idempotency_mismatch')
}

// A refusal is stored as an answer too, while the attempt itself is rolled back.
async function workInside(tx: Transaction, work: InTransaction): Promise<unknown> {
  try {
    return await tx.savepoint(async inner => {
      const answer = await work(inner)
      if (answer instanceof Refusal) throw new RefusedError(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal
    throw error
  }
}

function requestHash({ endpoint, params, query, body }: ParsedCall): Buffer {
  const request = [endpoint.method, endpoint.path, params, query, withoutProofs(body)]
  return createHash('sha256').update(JSON.stringify(request, inOrder)).digest()
}

// The same body with its keys in another order is the same request.
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
