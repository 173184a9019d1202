import type { Handle } from '../db/database.ts'
import { rowFor } from './account-address.ts'
import { askLedger } from './call-ledger.ts'
import type { Posted } from './post.ts'
import { transferHash } from './request-hash.ts'
import { type ReversalRequest, reversalHash } from './reverse.ts'
import { explanationOf, type TransferRequest } from './transfer-request.ts'

// Carries out several movements in the given order, all or none, in one call; a movement may take back one that
// was there before. It first locks the accounts of all of them in the one order that never deadlocks. Each
// attempt is carried out once.
export async function postAll(
  handle: Handle,
  requests: readonly (TransferRequest | ReversalRequest)[],
): Promise<Posted[]> {
  if (requests.length === 0) return []
  const rows = await askLedger<{ transfer_id: bigint; created: boolean }>(handle, {
    name: 'ledger-post-all',
    text: 'SELECT transfer_id, created FROM ledger.post_all($1) ORDER BY place',
    values: [JSON.stringify(requests.map(toMovement))],
  })
  return rows.map(row => ({ transferId: row.transfer_id, created: row.created }))
}

const toMovement = (request: TransferRequest | ReversalRequest) =>
  'transferId' in request ? toReversal(request) : toTransfer(request)

function toReversal({ attempt, transferId, reason }: ReversalRequest) {
  return {
    ...attempt,
    hash: reversalHash(transferId).toString('hex'),
    reverses: transferId.toString(),
    meta: { reason },
  }
}

function toTransfer(request: TransferRequest) {
  const { attempt, kind, pairs, eventAt, hold, inPart, quote } = request
  const legs = pairs.flat()
  return {
    ...attempt,
    hash: transferHash(request).toString('hex'),
    kind,
    addresses: legs.map(leg => rowFor(leg.address)),
    amounts: legs.map(leg => String(leg.amount)),
    roles: legs.map(leg => leg.role),
    meta: explanationOf(request),
    event_at: eventAt,
    hold: hold?.toString(),
    in_part: inPart,
    quote,
  }
}
