import type { Currency } from '@kinfold/contract/money/currency'
import { negateMoney, subtractMoney } from '@kinfold/contract/money/money-arithmetic'
import type { ReturnShare } from '@kinfold/contract/operator/returns/share-returns'
import { portfolioAccount } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { chargeFee } from '../../../ledger/recipes/charge-fee.ts'
import { maturePortfolio } from '../../../ledger/recipes/mature-portfolio.ts'
import { postLoss } from '../../../ledger/recipes/post-loss.ts'
import { postReturns } from '../../../ledger/recipes/post-returns.ts'
import type { TransferRequest } from '../../../ledger/transfer-request.ts'

type Posted<C extends Currency> = ReturnShare<C> & {
  /** The member of a portfolio that has ended: what it gets goes on to their wallet. */
  readonly paidOnTo?: string | null
}

/**
 * The movements of one portfolio in a run of returns, to be posted together. Their keys consist of the run
 * and the portfolio, so an interrupted run can be posted again from the start and only books the rest.
 */
export function returnsTransfers<C extends Currency>(
  run: string,
  period: string,
  { portfolio, amount, fee, paidOnTo = null }: Posted<C>,
): TransferRequest[] {
  const about = { attempt: moneyAttempts.returns(run, portfolio), returns: run, portfolio, period }
  const transfers: TransferRequest[] = []
  if (amount.minor > 0n) transfers.push(postReturns({ ...about, amount }))
  if (amount.minor < 0n) transfers.push(postLoss({ ...about, amount: negateMoney(amount) }))
  if (fee.minor > 0n) {
    const charge = chargeFee({
      attempt: moneyAttempts.returnsFee(run, portfolio),
      from: portfolioAccount(portfolio, fee.currency),
      fee,
      reason: `on the return of ${period}`,
      about: { returns: run, portfolio },
    })
    transfers.push(charge)
  }
  const left = subtractMoney<C>(amount, fee)
  if (paidOnTo !== null && left.minor > 0n) {
    const attempt = moneyAttempts.returnsPaidOn(run, portfolio)
    const paidOn = maturePortfolio({ attempt, member: paidOnTo, portfolio, value: left })
    transfers.push({ ...paidOn, about: { returns: run, portfolio } })
  }
  return transfers
}
