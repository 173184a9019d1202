import type { ChainKeys } from '../../../security/chain-keys.ts'
import { checkAuditLog } from './check-audit-log.ts'
import { checkBatches } from './check-batches.ts'
import { checkChargebacks } from './check-chargebacks.ts'
import { checkLedgerRules } from './check-ledger-rules.ts'
import { checkRefunds } from './check-refunds.ts'
import { checkReturns } from './check-returns.ts'
import { checkSeals, readUnsealed } from './check-seals.ts'
import { checkSettlements } from './check-settlements.ts'
import { checkTransfers } from './check-transfers.ts'
import { checkWithdrawals } from './check-withdrawals.ts'
import { type Findings, mergeFindings } from './findings.ts'
import { fullSpeed, type Pace } from './in-chunks.ts'
import type { Queryable } from './long-statements.ts'
import { readHeads } from './read-heads.ts'

/** How far a check got. */
export type Reached = {
  readonly transfers: bigint
  readonly seals: bigint
  readonly auditEntries: bigint
}
export const theBeginning: Reached = { transfers: 0n, seals: 0n, auditEntries: 0n }

export type Checked = {
  readonly findings: Findings
  /** Transfers that a running server should have sealed by now; doesn't apply to a backup. */
  readonly late: Findings
  readonly unsealed: bigint
  readonly reached: Reached
}

type Manner = { readonly pace?: Pace; readonly between?: () => Promise<void> }

/**
 * The ledger, its rules and seals, and the operators' log, from where an earlier check came to; balances are
 * compared on every account, every withdrawal, refund, chargeback and settlement with its money, every payout batch with
 * its withdrawals, and every run of returns with its shares. It reads in chunks, each of them one moment of the books, so that nobody waits for it and it holds nothing back.
 */
export async function checkBooks(
  queryable: Queryable,
  keys: ChainKeys,
  from: Reached,
  { pace = fullSpeed, between }: Manner = {},
): Promise<Checked> {
  // Transfers posted from here on are seen by some chunks only, so they are left to the next check.
  const { seal } = await readHeads(queryable)
  const rules = await checkLedgerRules(queryable)
  const transfers = await checkTransfers(queryable, from.transfers, pace, between)
  const withdrawals = await checkWithdrawals(queryable, pace, between)
  const batches = await checkBatches(queryable, pace, between)
  const returns = await checkReturns(queryable, pace, between)
  const refunds = await checkRefunds(queryable, pace, between)
  const chargebacks = await checkChargebacks(queryable, pace, between)
  const settlements = await checkSettlements(queryable, pace, between)
  const seals = await checkSeals(queryable, keys, from.seals, pace, between)
  const entries = await checkAuditLog(queryable, keys, from.auditEntries, pace, between)
  const late = await readUnsealed(queryable)
  return {
    findings: mergeFindings(
      rules,
      transfers,
      withdrawals,
      batches,
      returns,
      refunds,
      chargebacks,
      settlements,
      seals.findings,
      entries.findings,
    ),
    late: late.findings,
    unsealed: late.unsealed,
    reached: { transfers: seal.completeTo, seals: seals.to, auditEntries: entries.to },
  }
}
