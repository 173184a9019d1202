import { useInitializePortfolio } from '@kinfold/api/portfolio/initialize-portfolio'
import { useTopUpPortfolio } from '@kinfold/api/portfolio/top-up-portfolio'
import { useDepositToWallet } from '@kinfold/api/wallet/deposit-to-wallet'
import { useWallets } from '@kinfold/api/wallet/get-wallets'
import type { TopUpPortfolioBody } from '@kinfold/contract/portfolio/top-up-portfolio'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import type { PayTarget } from '../pay-target.ts'

/** Begins the payment, by the call that is for what it is paid for. */
export function useStartPayment(target: PayTarget) {
  const begin = useInitializePortfolio()
  const topUp = useTopUpPortfolio()
  const deposit = useDepositToWallet()
  const wallets = useWallets().data
  return (body: TopUpPortfolioBody) => {
    if (target.kind === 'plan') return begin.run({ body: { ...body, product_id: target.plan.id } })
    if (target.kind === 'portfolio') return topUp.run({ params: { id: target.portfolio.id }, body })
    const { gateway, target_wallet: _, recurring: _once, interval: _never, ...rest } = body
    if (gateway === 'wallet') throw new TypeError('a wallet is not funded from a wallet')
    const wallet = walletIn(wallets, target.currency)
    return deposit.run({ params: { id: wallet?.id ?? '' }, body: { ...rest, gateway } })
  }
}
