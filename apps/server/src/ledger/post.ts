import type { Handle } from '../db/database.ts'
import { rowFor } from './account-address.ts'
import { callLedger } from './call-ledger.ts'
import { transferHash } from './request-hash.ts'
import { explanationOf, type TransferRequest } from './transfer-request.ts'

export type Posted = {
  readonly transferId: bigint
  // False when this attempt was already carried out, and nothing changed.
  readonly created: boolean
}

const text =
  'SELECT transfer_id, created FROM ledger.post($1, $2, $3, $4, $5::text[], $6::bigint[], $7::text[], $8, $9, $10, NULL, $11, $12)'

// Carries out one movement of money. For several movements that belong together see postAll().
export async function post(handle: Handle, request: TransferRequest): Promise<Posted> {
  const { attempt, kind, pairs, eventAt, hold, inPart, quote } = request
  const legs = pairs.flat()
  const row = await callLedger<{ transfer_id: bigint; created: boolean }>(handle, {
    name: 'ledger-post',
    text,
    values: [
      attempt.scope,
      attempt.key,
      transferHash(request),
      kind,
      legs.map(leg => rowFor(leg.address)),
      legs.map(leg => String(leg.amount)),
      legs.map(leg => leg.role),
      JSON.stringify(explanationOf(request)),
      eventAt ?? null,
      hold ?? null,
      inPart ?? false,
      quote ?? null,
    ],
  })
  return { transferId: row.transfer_id, created: row.created }
}
