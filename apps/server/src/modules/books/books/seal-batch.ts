import { advisoryLocks } from '../../../db/advisory-locks.ts'
import type { Database, Handle } from '../../../db/database.ts'
import type { ChainKeys } from '../../../security/chain-keys.ts'
import { readHeads } from './read-heads.ts'
import { type Seal, sealHash } from './seal-hash.ts'
import { contentForm, contentHash } from './sealed-content.ts'

type Parts = { readonly db: Database; readonly keys: ChainKeys; readonly now: () => Date }
type Range = {
  /** Transfers up to this id are already sealed. */
  readonly after: bigint
  /** All transfers up to this id are visible. */
  readonly settledTo: bigint
  readonly atMost: number
}

export type Sealed =
  /** `isFull`: there may be more. */
  | { readonly outcome: 'sealed'; readonly head: Seal; readonly isFull: boolean }
  | { readonly outcome: 'nothing new' }
  | { readonly outcome: 'another server seals' }

/** Seals the next unsealed transfers, and the head of the operators' log. */
export async function sealBatch(
  { db, keys, now }: Parts,
  { after, settledTo, atMost }: Range,
): Promise<Sealed> {
  return db.transaction(async tx => {
    const [lock] = await tx.query<{ held: boolean }>({
      text: `SELECT pg_try_advisory_xact_lock(${advisoryLocks.seals}) AS held`,
    })
    if (lock?.held !== true) return { outcome: 'another server seals' }
    const { seal: last, auditEntry } = await readHeads(tx)
    const { ids, count, content, highest } = await readUnsealed(tx, after, atMost)
    const isFull = count >= atMost
    const completeTo = most(isFull ? least(settledTo, highest) : settledTo, last.completeTo)
    if (count === 0 && auditEntry.number === last.auditNumber && completeTo === last.completeTo) {
      return { outcome: 'nothing new' }
    }
    const unsigned = {
      number: last.number + 1n,
      previousHash: last.hash,
      keyId: keys.keyId,
      form: contentForm,
      transfers: count,
      content,
      completeTo,
      auditNumber: auditEntry.number,
      auditHash: auditEntry.hash,
      sealedAt: now(),
    }
    const hash = sealHash(keys, unsigned)
    if (hash === undefined) throw new Error('no key to seal with')
    const head = { ...unsigned, hash }
    await addSeal(tx, head, ids)
    return { outcome: 'sealed', head, isFull }
  })
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)
const most = (a: bigint, b: bigint) => (a > b ? a : b)

type Unsealed = { ids: string; count: number; content: Buffer; highest: bigint }

async function readUnsealed(handle: Handle, after: bigint, atMost: number): Promise<Unsealed> {
  const [found] = await handle.query<Unsealed>({
    name: 'unsealed-transfers',
    text: `SELECT coalesce(pg_catalog.array_agg(t.id ORDER BY t.id), '{}')::text AS ids, count(*)::int AS count,
                  ${contentHash(String(contentForm))} AS content, coalesce(max(t.id), 0) AS highest
             FROM (SELECT * FROM ledger.transfer n
                    WHERE n.id > $1
                      AND NOT EXISTS (SELECT FROM ledger.sealed_transfer s WHERE s.transfer_id = n.id)
                    ORDER BY n.id LIMIT $2) t`,
    values: [after, atMost],
  })
  if (found === undefined) throw new Error('query returned no row')
  return found
}

async function addSeal(handle: Handle, seal: Seal, ids: string): Promise<void> {
  await handle.query({
    name: 'add-seal',
    text: 'SELECT ledger.add_seal($1, $2, $3, $4, $5, $6::bigint[], $7, $8, $9, $10, $11)',
    values: [
      seal.number,
      seal.previousHash,
      seal.hash,
      seal.keyId,
      seal.form,
      ids,
      seal.content,
      seal.completeTo,
      seal.auditNumber,
      seal.auditHash,
      seal.sealedAt,
    ],
  })
}
