import {
  type FoundPayout,
  OrderRefusedError,
  type PayoutProvider,
} from '../../../providers/payouts/payout-provider.ts'
import type { Services } from '../../services.ts'
import { amountOf } from '../withdrawal/describe-withdrawal.ts'
import { payoutProviderNamed } from '../withdrawal/payout-provider-named.ts'
import { beginSending } from './begin-sending.ts'
import { bookPayout } from './book-payout.ts'
import { endSending } from './end-sending.ts'
import type { Payout } from './find-payout.ts'

type Asked = FoundPayout['state'] | 'no answer'

/**
 * Asks the provider how a transfer stands, sends it where the provider knows of none, and books the answer.
 * Never called in a transaction.
 */
export async function askPayout(services: Services, payout: Payout): Promise<Asked> {
  const { row, order } = payout
  const provider = payoutProviderNamed(services, order.provider)
  if (provider === undefined) return 'no answer'
  const known = await provider.find(row.reference)
  // One that has an outcome is never sent again, whatever its provider forgets.
  const isToBeSent = known?.state === 'unknown' && row.status === 'in_batch'
  const found = isToBeSent ? await send(services, provider, row.id) : known
  if (found === undefined) return 'no answer'
  await bookPayout(services, row.id, found)
  return found.state
}

/** As its row is now: it may be sent long after its batch was released. */
async function send(services: Services, provider: PayoutProvider, id: string) {
  const sending = await beginSending(services, id)
  if (sending === undefined) return undefined
  const { row } = sending
  const { reference, accountName, accountNumber, bankCode } = row
  const payee = { accountName, accountNumber, bankCode }
  try {
    return await provider.send({ reference, amount: amountOf(row), payee })
  } catch (error) {
    if (error instanceof OrderRefusedError) await endSending(services, sending)
    throw error
  }
}
