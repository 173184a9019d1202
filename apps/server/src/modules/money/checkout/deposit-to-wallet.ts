import type { depositToWallet as endpoint } from '@kinfold/contract/wallet/deposit-to-wallet'
import type { SignedInCall } from '../../../calls/call.ts'
import type { PaymentStart } from './payment-start.ts'

/** A payment into one of the member's wallets. */
export function depositToWallet({
  caller,
  params: { id },
  body,
}: SignedInCall<typeof endpoint>): PaymentStart {
  return { caller, body, target: { kind: 'wallet', id } }
}
