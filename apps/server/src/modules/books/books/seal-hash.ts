import type { ChainKeys } from '../../../security/chain-keys.ts'
import { momentToSign } from '../../../security/moment-to-sign.ts'
import type { seal } from './seal.tables.ts'

export type Seal = typeof seal.$inferSelect

/** The hash of a seal, over all its fields and so over all earlier seals. Undefined when its key is unknown. */
export function sealHash(keys: ChainKeys, unsigned: Omit<Seal, 'hash'>): Buffer | undefined {
  const text = JSON.stringify([
    String(unsigned.number),
    unsigned.previousHash.toString('hex'),
    unsigned.keyId,
    unsigned.form,
    unsigned.transfers,
    unsigned.content.toString('hex'),
    String(unsigned.completeTo),
    String(unsigned.auditNumber),
    unsigned.auditHash.toString('hex'),
    momentToSign(unsigned.sealedAt),
  ])
  return keys.sign('ledger seal', text, unsigned.keyId)
}

/** The previous hash of the first link of a chain. */
export const noHash = Buffer.alloc(32)
