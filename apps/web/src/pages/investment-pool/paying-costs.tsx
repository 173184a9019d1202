import { usePlans } from '@kinfold/api/plan/list-plans'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { type ChargeExample, exampleAmounts } from '@kinfold/contract/payment/charge-example'
import type { Plan } from '@kinfold/contract/plan/plan'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { wayOfWallet } from '../../flows/pay/way.ts'
import { wayWords } from '../../flows/pay/way-words.ts'

/** What each way of paying costs, on an amount that one can picture. */
export function PayingCosts({ plan: { currency } }: { plan: Plan }) {
  const charges = usePlans().data?.charges ?? []
  return (
    <Card
      title="What paying costs"
      description={
        <>
          On top of <Money alwaysShown amount={exampleAmounts[currency]} />
        </>
      }
    >
      <KeyValueList
        items={charges
          .filter(({ amount }) => amount.currency === currency)
          .map(each => ({ label: wayOf(each), value: <Charge of={each} /> }))}
      />
      <p className="mt-3 text-small text-pretty text-ink-muted">
        What you pay is said again, to the last {currency === 'NGN' ? 'kobo' : 'cent'}, before you
        pay.
      </p>
    </Card>
  )
}

const wayOf = ({ gateway, amount }: ChargeExample) =>
  wayWords[gateway === 'wallet' ? wayOfWallet(amount.currency) : gateway].label

function Charge({ of: { charge } }: { of: ChargeExample }) {
  const amount = fromWireMoney(charge)
  return amount.minor === 0n ? 'Nothing' : <Money alwaysShown amount={amount} />
}
