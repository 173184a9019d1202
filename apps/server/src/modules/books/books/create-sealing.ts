import type { Database } from '../../../db/database.ts'
import type { Log } from '../../../log/create-log.ts'
import type { Metrics } from '../../../metrics/create-metrics.ts'
import type { ChainKeys } from '../../../security/chain-keys.ts'
import { CommitHorizon, type CommitState } from './commit-horizon.ts'
import { type Findings, noFindings, oneFinding } from './findings.ts'
import { sealBatch } from './seal-batch.ts'
import type { Seal } from './seal-hash.ts'

export type Sealing = {
  /** Seals what was committed since the last time; costs one small query when there is nothing. */
  readonly sealAll: () => Promise<void>
  /** Seals that this server has seen and that have disappeared. */
  readonly findings: () => Findings
}

export type SealingParts = {
  readonly db: Database
  readonly keys: ChainKeys
  readonly log: Pick<Log, 'info'>
  readonly metrics: Pick<Metrics, 'seals'>
  readonly now?: () => Date
}

// The embedded engine runs one transaction at a time, so its batches are small.
const batchSize = { embedded: 1_000, postgres: 5_000 } as const

export function createSealing({ now = () => new Date(), ...parts }: SealingParts): Sealing {
  const { db, log, metrics } = parts
  const horizon = new CommitHorizon()
  // Transfers up to here are sealed: the search for others starts after it.
  let sealedTo = 0n
  let seen: Pick<Seal, 'number' | 'hash'> | undefined
  let gone: Findings = noFindings

  async function sealAll(): Promise<void> {
    const state = await readState(db, sealedTo, seen?.number ?? 0n)
    if (seen !== undefined && state.seenHash?.equals(seen.hash) !== true) {
      gone = oneFinding('seals_gone', 1, seen.number)
    }
    if (state.hash !== null) seen = { number: state.number, hash: state.hash }
    if (state.completeTo > sealedTo) sealedTo = state.completeTo
    horizon.look(state)
    metrics.seals(Number(state.number), Number(state.unsealed))
    const isNew =
      state.unsealed > 0n ||
      state.auditNumber > state.sealedAuditNumber ||
      horizon.settledTo > state.completeTo
    if (isNew && !(await sealWaiting(state.unsealed))) return
    if (horizon.settledTo > sealedTo) sealedTo = horizon.settledTo
  }

  /** False while another server is sealing. */
  async function sealWaiting(unsealed: bigint): Promise<boolean> {
    const { settledTo } = horizon
    let left = Number(unsealed)
    for (;;) {
      const range = { after: sealedTo, settledTo, atMost: batchSize[db.engine] }
      const sealed = await sealBatch({ ...parts, now }, range)
      if (sealed.outcome !== 'sealed') return sealed.outcome === 'nothing new'
      seen = sealed.head
      left = Math.max(0, left - sealed.head.transfers)
      metrics.seals(Number(seen.number), left)
      log.info(describeSeal(sealed.head), 'sealed the ledger')
      if (!sealed.isFull) return true
    }
  }

  return { sealAll, findings: () => gone }
}

const describeSeal = ({ number, hash, transfers, auditNumber, auditHash }: Seal) => ({
  seal: String(number),
  hash: hash.toString('hex'),
  transfers,
  auditEntry: String(auditNumber),
  auditHash: auditHash.toString('hex'),
})

type State = CommitState & {
  readonly unsealed: bigint
  readonly number: bigint
  readonly hash: Buffer | null
  readonly completeTo: bigint
  readonly sealedAuditNumber: bigint
  readonly auditNumber: bigint
  readonly seenHash: Buffer | null
}

async function readState(db: Database, after: bigint, seen: bigint): Promise<State> {
  const [state] = await db.query<State>({
    name: 'seal-state',
    text: `SELECT coalesce((SELECT max(id) FROM ledger.transfer), 0) AS newest,
                  ARRAY(SELECT virtualtransaction FROM pg_catalog.pg_locks
                         WHERE locktype = 'relation' AND relation = 'ledger.transfer'::regclass AND granted
                           AND database = (SELECT oid FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database())
                           AND mode NOT IN ('AccessShareLock', 'RowShareLock', 'ShareUpdateExclusiveLock')
                  ) AS writers,
                  coalesce(s.number, 0) AS number, s.hash, coalesce(s.complete_to, 0) AS "completeTo",
                  coalesce(s.audit_number, 0) AS "sealedAuditNumber",
                  coalesce((SELECT max(number) FROM public.audit_entry), 0) AS "auditNumber",
                  (SELECT hash FROM ledger.seal WHERE number = $2) AS "seenHash",
                  (SELECT count(*) FROM ledger.transfer t
                    WHERE t.id > greatest($1, s.complete_to)
                      AND NOT EXISTS (SELECT FROM ledger.sealed_transfer x WHERE x.transfer_id = t.id)
                  ) AS unsealed
             FROM (SELECT 1) one
             LEFT JOIN (SELECT * FROM ledger.seal ORDER BY number DESC LIMIT 1) s ON true`,
    values: [after, seen],
  })
  if (state === undefined) throw new Error('query returned no row')
  return state
}
