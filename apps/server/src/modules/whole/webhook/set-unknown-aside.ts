import type { Charge } from '../../../providers/payments/payment-provider.ts'
import { chargeLine } from '../../money/parked/charge-line.ts'
import { recordUnmatched } from '../../money/parked/record-unmatched.ts'
import type { Services } from '../../services.ts'

type Taken = { readonly reference: string; readonly charge: Charge }

/**
 * Keeps money that a provider took under a reference that is none of ours, for an operator to decide about. The
 * same charge is set aside once.
 */
export async function setUnknownAside(
  services: Services,
  { reference, charge }: Taken,
): Promise<void> {
  const { id, amount: received, paidAt: arrivedAt, way } = charge
  const charged = chargeLine(reference, id)
  const nobody = { senderName: '', by: null }
  const it = { bankReference: charged, charge: charged, cameBy: way }
  await services.db.transaction(tx =>
    recordUnmatched(services, tx, { received, arrivedAt, ...it, ...nobody }),
  )
}
