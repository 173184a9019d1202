import { usePlans } from '@kinfold/api/plan/list-plans'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import type { ChargeExample } from '@kinfold/contract/payment/charge-example'
import { exampleAmount } from '@kinfold/contract/plan/example-amount'
import type { Plan } from '@kinfold/contract/plan/plan'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { wayOfWallet } from '../../flows/pay/way.ts'
import { wayWords } from '../../flows/pay/way-words.ts'

/** What each way of paying costs, on the amount that the plan is explained with; nothing where nobody says. */
export function PayingCosts({ plan }: { plan: Plan }) {
  const example = exampleAmount(plan)
  const { currency, amount } = toWireMoney(example)
  const costs = usePlans().data?.charges.filter(
    each => each.amount.currency === currency && each.amount.amount === amount,
  )
  if (!costs?.length) return null
  return (
    <Card
      title="What paying costs"
      description={
        <>
          On top of <Money alwaysShown amount={example} />
        </>
      }
    >
      <KeyValueList
        items={costs.map(each => ({ label: wayOf(each), value: <Charge of={each} /> }))}
      />
      <p className="mt-3 text-small text-pretty text-ink-muted">
        What you pay is said again, to the last {currency === 'NGN' ? 'kobo' : 'cent'}, before you
        pay. The club’s own fee comes out of what the plan earns, before it is shared.
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
