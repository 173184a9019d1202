import type { Handle } from '../../../db/database.ts'
import { noHash, type Seal } from './seal-hash.ts'

/** The last link of each chain; number 0 while there is none. A copy kept elsewhere reveals a truncated chain. */
export type Heads = {
  readonly seal: Pick<Seal, 'number' | 'hash' | 'completeTo' | 'auditNumber'>
  readonly auditEntry: { readonly number: bigint; readonly hash: Buffer }
}

export async function readHeads(handle: Pick<Handle, 'query'>): Promise<Heads> {
  const [seal] = await handle.query<Heads['seal']>({
    name: 'last-seal',
    text: `SELECT number, hash, complete_to AS "completeTo", audit_number AS "auditNumber"
             FROM ledger.seal ORDER BY number DESC LIMIT 1`,
  })
  const [auditEntry] = await handle.query<Heads['auditEntry']>({
    name: 'last-audit-entry',
    text: 'SELECT number, hash FROM public.audit_entry ORDER BY number DESC LIMIT 1',
  })
  return {
    seal: seal ?? { number: 0n, hash: noHash, completeTo: 0n, auditNumber: 0n },
    auditEntry: auditEntry ?? { number: 0n, hash: noHash },
  }
}

/** The form for the log, the internal port and a backup's manifest. */
export function describeHeads({ seal, auditEntry }: Heads) {
  const link = ({ number, hash }: { number: bigint; hash: Buffer }) => ({
    number: String(number),
    hash: hash.toString('hex'),
  })
  return { seal: link(seal), audit_entry: link(auditEntry) }
}
