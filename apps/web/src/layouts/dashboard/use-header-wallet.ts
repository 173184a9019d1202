import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { useMember } from '../../session/use-member.ts'

/** What is available, on the header: dollars for a global member, naira for everyone else. */
export function useHeaderWallet() {
  const { is_global } = useMember()
  const { data, failure } = useWallets()
  const wallet = is_global ? data?.usd : data?.ngn
  return {
    currency: is_global ? ('USD' as const) : ('NGN' as const),
    available: wallet ? moneyFromWire(wallet.currency, wallet.available) : undefined,
    failed: failure !== undefined,
  }
}
