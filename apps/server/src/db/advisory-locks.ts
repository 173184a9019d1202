import type { Statement } from './database.ts'

/** Every advisory lock of the database: two uses of one number would block each other. */
export const advisoryLocks = {
  migration: 5067461,
  demoClub: 5067462,
  /** Taken in SQL, by `audit_log_head`. */
  auditLog: 5067463,
  terms: 5067464,
  survey: 5067465,
  bankDetails: 5067466,
  rates: 5067467,
  mode: 5067470,
  /** Also taken in SQL, by `ledger.add_seal`. */
  seals: 5067475,
} as const

/** Seeds for hashing the names of named locks, so that equal names of two kinds don't collide. */
export const lockSeeds = {
  idempotentCall: 20,
  address: 21,
  bankLine: 22,
  receipt: 23,
  saidAlone: 24,
} as const

/** Waits until nobody else holds the lock; it is held until the transaction ends. */
export const takeLock = (lock: keyof typeof advisoryLocks): Statement => ({
  text: `SELECT pg_advisory_xact_lock(${advisoryLocks[lock]})`,
})

/** The same for a lock by a name. */
export const takeNamedLock = (kind: keyof typeof lockSeeds, name: string): Statement => ({
  text: `SELECT pg_advisory_xact_lock(hashtextextended($1, ${lockSeeds[kind]}))`,
  values: [name],
})
