import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { useMember } from '../../session/use-member.ts'

/** What is available, on the header: dollars for a global member, naira for everyone else. */
export function useHeaderWallet() {
  const { is_global } = useMember()
  const { data, failure } = useWallets()
  const wallet = is_global ? data?.usd : data?.ngn
  const wallets = is_global ? [data?.usd] : [data?.ngn, data?.usd]
  return {
    /** All of the member's, as far as they are known. */
    wallets: wallets.flatMap(each => (each ? [each] : [])),
    currency: is_global ? ('USD' as const) : ('NGN' as const),
    available: wallet ? moneyFromWire(wallet.currency, wallet.available) : undefined,
    failed: failure !== undefined,
  }
}
