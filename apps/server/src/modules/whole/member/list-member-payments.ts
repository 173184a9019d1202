import type { listMemberPayments as endpoint } from '@kinfold/contract/operator/member/list-member-payments'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { readPayments } from '../../money/payment/read-payments.ts'
import { wayOf } from '../../money/refund/refund-facts.ts'
import type { Services } from '../../services.ts'
import { noteLook } from './note-look.ts'
import { readMemberSummary } from './read-members.ts'

type Endpoint = typeof endpoint

/** A member's payments; where an open one is paid is the member's alone. */
export async function listMemberPayments(
  services: Services,
  { caller, params: { id }, query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const found = await readMemberSummary(services.db, id)
  if (found === undefined) return refuse('not_found')
  await noteLook(services, { by: caller.accountId, memberId: id }, found.name)
  return readPayments(services.db, id, query, (payment, row) => ({
    ...payment,
    payment_link: null,
    account: null,
    refund_way: wayOf(services, row),
  }))
}
