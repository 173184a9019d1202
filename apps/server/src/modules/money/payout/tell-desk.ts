import type { StoppedPayout } from '@kinfold/contract/operator/payout-batch/payout-stop'
import type { Transaction } from '../../../db/database.ts'
import { mailOperators } from '../../people/staff/mail-operators.ts'
import type { Services } from '../../services.ts'
import type { WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'
import { payoutNews } from './payout-news.ts'

/** Approvers hear why a transfer isn’t sent. */
export function tellDesk(
  services: Services,
  tx: Transaction,
  { reference }: WithdrawalRow,
  stopped: StoppedPayout,
): Promise<void> {
  return mailOperators(services, tx, 'approver', payoutNews.stopped(reference, stopped))
}
