import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { club } from '../../club/club.ts'
import { useMember } from '../../session/use-member.ts'

/** What is available, on the header: dollars for a global member, what the club names first for everyone else. */
export function useHeaderWallet() {
  const { is_global } = useMember()
  const { data, failure } = useWallets()
  const held = is_global ? (['USD'] as const) : club.currencies
  const wallets = held.map(currency => (currency === 'USD' ? data?.usd : data?.ngn))
  const [wallet] = wallets
  return {
    /** All of the member's, as far as they are known. */
    wallets: wallets.flatMap(each => (each ? [each] : [])),
    currency: held[0],
    available: wallet ? moneyFromWire(wallet.currency, wallet.available) : undefined,
    failed: failure !== undefined,
  }
}
