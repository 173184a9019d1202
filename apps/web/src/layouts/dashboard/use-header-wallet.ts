import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import { useOwnCurrencies } from '../../session/use-own-currencies.ts'

/** What is available, on the header: dollars for a global member, what the club names first for everyone else. */
export function useHeaderWallet() {
  const { data, failure } = useWallets()
  const held = useOwnCurrencies()
  const wallets = held.map(currency => walletIn(data, currency))
  const [wallet] = wallets
  return {
    /** All of the member's, as far as they are known. */
    wallets: wallets.flatMap(each => (each ? [each] : [])),
    currency: held[0],
    available: wallet ? moneyFromWire(wallet.currency, wallet.available) : undefined,
    failed: failure !== undefined,
  }
}
