import type { FoundPayout } from '../../providers/payouts/payout-provider.ts'
import type { Services } from '../services.ts'
import { amountOf, type WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'
import { lockWithdrawal } from '../withdrawal/lock-withdrawal.ts'
import { requireBooked } from '../withdrawal/require-booked.ts'
import { bookPayout } from './book-payout.ts'
import type { Payout } from './find-payout.ts'

type Asked = FoundPayout['state'] | 'no answer'

/**
 * Asks the provider how a transfer stands, sends it where the provider knows of none, and books the answer.
 * Never called in a transaction.
 */
export async function askPayout(services: Services, payout: Payout): Promise<Asked> {
  const { payouts, knownPayouts } = services
  const { row, order } = payout
  // A transfer stays with its provider, also once another makes the new ones.
  const provider = [payouts, ...knownPayouts].find(each => each?.name === order.provider)
  if (provider === undefined) return 'no answer'
  const known = await provider.find(row.reference)
  // One that has an outcome is never sent again, whatever its provider forgets.
  const isToBeSent = known?.state === 'unknown' && row.status === 'in_batch'
  if (isToBeSent) await requireUnchanged(services, row)
  const found = isToBeSent ? await provider.send(orderOf(payout)) : known
  if (found === undefined) return 'no answer'
  await bookPayout(services, row.id, found)
  return found.state
}

/** A transfer may be sent long after its batch was released: nothing leaves for a row that the books contradict. */
async function requireUnchanged(
  { db }: Services,
  { id, amountMinor, accountNumber }: WithdrawalRow,
) {
  await db.transaction(async tx => {
    const owned = await lockWithdrawal(tx, id)
    if (owned?.row.amountMinor !== amountMinor || owned.row.accountNumber !== accountNumber) {
      throw new Error(`withdrawal ${id} has changed while its transfer was to be sent`)
    }
    await requireBooked(tx, owned.row)
  })
}

function orderOf({ row }: Payout) {
  const { reference, accountName, accountNumber, bankCode } = row
  return { reference, amount: amountOf(row), payee: { accountName, accountNumber, bankCode } }
}
