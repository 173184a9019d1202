// Parts that are opened and typed into.
import { type ReactNode, useState } from 'react'
import { AmountField } from '../../src/amount-field/amount-field.tsx'
import { Button } from '../../src/button/button.tsx'
import { PhoneField } from '../../src/phone-field/phone-field.tsx'
import { storyCountries } from '../../src/phone-field/story-countries.ts'
import { ReceiptSheet } from '../../src/receipt-sheet/receipt-sheet.tsx'
import { WayToPay } from '../../src/way-to-pay/way-to-pay.tsx'
import { Wizard } from '../../src/wizard/wizard.tsx'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })

function Amount() {
  const [minor, setMinor] = useState<bigint | null>(null)
  return <AmountField label="Amount" value={minor} onChange={setMinor} />
}

function Phone() {
  const [phone, setPhone] = useState('')
  return (
    <PhoneField
      label="Phone"
      countries={storyCountries}
      value={phone}
      onChange={setPhone}
      onCountryChange={() => undefined}
    />
  )
}

function Receipt() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <ReceiptSheet
        open={open}
        onOpenChange={setOpen}
        title="Withdrawal"
        amount={naira(-25_000_050n)}
        sentence="On its way from your naira wallet to your account at GTBank."
        from="Naira wallet"
        to="GTBank •••• 0004"
        events={['Requested', 'Approved', 'In the batch', 'Paid'].map(title => ({
          id: title,
          title,
          time: '24 September',
        }))}
        facts={[{ label: 'Fee', value: 'None' }]}
        reference="KF-7H2K9D4M"
      />
    </>
  )
}

const ways = ['Wallet', 'Card', 'Transfer'].map(name => ({
  value: name,
  name,
  arrives: 'At once',
  cost: { charge: naira(200_000n), total: naira(50_200_000n) },
}))

function Ways() {
  const [way, setWay] = useState('')
  return <WayToPay label="Pay with" ways={ways} value={way} onChange={setWay} />
}

const steps = ['Plan', 'Amount', 'Payment', 'Review'].map(name => ({ id: name, name }))

function Steps() {
  const [at, setAt] = useState(0)
  const current = steps[at % steps.length]?.id ?? ''
  return (
    <Wizard label="Contribute" steps={steps} current={current} heading={current}>
      <Button onClick={() => setAt(at + 1)}>Next</Button>
    </Wizard>
  )
}

export const pressedParts: Record<string, () => ReactNode> = {
  amount: Amount,
  phone: Phone,
  receipt: Receipt,
  ways: Ways,
  steps: Steps,
}
