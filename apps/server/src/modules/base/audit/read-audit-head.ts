import type { Transaction } from '../../../db/database.ts'

type Row = { readonly number: bigint | null; readonly hash: Buffer | null }
type AuditHead = { readonly number: bigint; readonly hash: Buffer }

/** The last entry of the log, locked: no other is appended until this transaction ends. */
export async function readAuditHead(tx: Transaction): Promise<AuditHead> {
  const [last] = await tx.query<Row>({
    name: 'audit-log-head-locked',
    text: 'SELECT number, hash FROM audit_log_head()',
  })
  return { number: last?.number ?? 0n, hash: last?.hash ?? Buffer.alloc(32) }
}
