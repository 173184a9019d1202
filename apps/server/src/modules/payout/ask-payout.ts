import type { FoundPayout } from '../../providers/payouts/payout-provider.ts'
import type { Services } from '../services.ts'
import { amountOf } from '../withdrawal/describe-withdrawal.ts'
import { bookPayout } from './book-payout.ts'
import type { Payout } from './find-payout.ts'

type Asked = FoundPayout['state'] | 'no answer'

/**
 * Asks the provider how a transfer stands, sends it where the provider knows of none, and books the answer.
 * Never called in a transaction.
 */
export async function askPayout(services: Services, payout: Payout): Promise<Asked> {
  const { payouts: provider } = services
  const { row, order } = payout
  if (provider?.name !== order.provider) return 'no answer'
  const known = await provider.find(row.reference)
  // One that has an outcome is never sent again, whatever its provider forgets.
  const isToBeSent = known?.state === 'unknown' && row.status === 'in_batch'
  const found = isToBeSent ? await provider.send(orderOf(payout)) : known
  if (found === undefined) return 'no answer'
  await bookPayout(services, row.id, found)
  return found.state
}

function orderOf({ row }: Payout) {
  const { reference, accountName, accountNumber, bankCode } = row
  return { reference, amount: amountOf(row), payee: { accountName, accountNumber, bankCode } }
}
