import type { ChainKeys } from '../../security/chain-keys.ts'
import { momentToSign } from '../../security/moment-to-sign.ts'
import type { seal } from './seal.tables.ts'

export type Seal = typeof seal.$inferSelect

/** The hash a seal must have: over all it says, and so over every seal before it. Undefined without its key. */
export function sealHash(keys: ChainKeys, told: Omit<Seal, 'hash'>): Buffer | undefined {
  const text = JSON.stringify([
    String(told.number),
    told.previousHash.toString('hex'),
    told.keyId,
    told.form,
    told.transfers,
    told.content.toString('hex'),
    String(told.completeTo),
    String(told.auditNumber),
    told.auditHash.toString('hex'),
    momentToSign(told.sealedAt),
  ])
  return keys.sign('ledger seal', text, told.keyId)
}

/** What the first link of a chain carries in place of the hash before it. */
export const noHash = Buffer.alloc(32)
