// What an app of its own would write, with nothing but the installed package.
import { AmountField } from '@kinfold/ui/amount-field'
import { AmountPrivacy } from '@kinfold/ui/amount-privacy'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { Money } from '@kinfold/ui/money'
import { moneyText } from '@kinfold/ui/money-parts'
import { SelectField } from '@kinfold/ui/select-field'
import { useState } from 'react'

const balance = { currency: 'NGN', minor: 125_050n }

export function Page() {
  const [amount, setAmount] = useState<bigint | null>(balance.minor)
  const [bank, setBank] = useState('gtb')
  return (
    <AmountPrivacy>
      <main>
        <Card title={`Balance of ${moneyText(balance)}`}>
          <Money amount={balance} />
        </Card>
        <AmountField label="Amount" value={amount} onChange={setAmount} />
        <SelectField
          label="Bank"
          value={bank}
          onChange={setBank}
          options={[{ value: 'gtb', label: 'GTBank' }]}
        />
        <Button variant="primary">Continue</Button>
      </main>
    </AmountPrivacy>
  )
}
