import { type Money as Amount, money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { RequestedWithdrawalDetail } from '@kinfold/contract/operator/withdrawal/get-requested-withdrawal'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'

/** The wallet it leaves, line by line, as long as the money is in it. */
export function WalletAfter({ detail }: { detail: RequestedWithdrawalDetail }) {
  const { wallet, requested } = detail
  const { status, amount } = requested.withdrawal
  const of = (value: number) => moneyFromWire(wallet.currency, value)
  const balance = of(wallet.balance)
  const asked = of(amount)
  const isHeld = status === 'pending'
  const promised = money(wallet.currency, of(wallet.held).minor - (isHeld ? asked.minor : 0n))
  const owed = of(wallet.owed)
  const line = (label: string, value: Amount) => ({ label, value: <Money amount={value} /> })
  const after = money(balance.currency, balance.minor - asked.minor)
  return (
    <section className="rounded-card border border-line bg-surface p-4 lg:p-5">
      <h2 className="text-small font-semibold text-ink">
        {wallet.currency === 'NGN' ? 'Naira wallet' : 'Dollar wallet'}
      </h2>
      <KeyValueList
        className="mt-1"
        items={[
          line('In it now', balance),
          ...(isHeld
            ? [
                line('This withdrawal', money(asked.currency, -asked.minor)),
                { ...line('In it afterwards', after), strong: true },
              ]
            : []),
          ...(promised.minor > 0n ? [line('Set aside for others', promised)] : []),
          ...(owed.minor > 0n ? [line('Owed to the club', owed)] : []),
        ]}
      />
    </section>
  )
}
