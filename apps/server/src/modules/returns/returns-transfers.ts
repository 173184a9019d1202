import type { Currency } from '@kinfold/contract/money/currency'
import { negateMoney } from '@kinfold/contract/money/money-arithmetic'
import type { ReturnShare } from '@kinfold/contract/operator/returns/share-returns'
import { portfolioAccount } from '../../ledger/account-address.ts'
import { chargeFee } from '../../ledger/recipes/charge-fee.ts'
import { postLoss } from '../../ledger/recipes/post-loss.ts'
import { postReturns } from '../../ledger/recipes/post-returns.ts'
import type { TransferRequest } from '../../ledger/transfer-request.ts'
import { moneyAttempts } from '../payment/money-attempts.ts'

/**
 * The movements of one portfolio in a run of returns, to be posted together. Their keys consist of the run
 * and the portfolio, so an interrupted run can be posted again from the start and only books the rest.
 */
export function returnsTransfers<C extends Currency>(
  run: string,
  period: string,
  { portfolio, amount, fee }: ReturnShare<C>,
): TransferRequest[] {
  const about = { attempt: moneyAttempts.returns(run, portfolio), returns: run, portfolio, period }
  const transfers: TransferRequest[] = []
  if (amount.minor > 0n) transfers.push(postReturns({ ...about, amount }))
  if (amount.minor < 0n) transfers.push(postLoss({ ...about, amount: negateMoney(amount) }))
  if (fee.minor === 0n) return transfers
  const charge = chargeFee({
    attempt: moneyAttempts.returnsFee(run, portfolio),
    from: portfolioAccount(portfolio, fee.currency),
    fee,
    reason: `on the return of ${period}`,
    about: { returns: run, portfolio },
  })
  return [...transfers, charge]
}
