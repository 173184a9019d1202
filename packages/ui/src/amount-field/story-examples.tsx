import { useState } from 'react'
import { AmountField } from './amount-field.tsx'

type AmountProps = { first: bigint | null; hint?: string; error?: string }

function Amount({ first, ...texts }: AmountProps) {
  const [amount, setAmount] = useState(first)
  return <AmountField label="Amount" value={amount} onChange={setAmount} {...texts} />
}

export const amountFieldExamples = [
  {
    good: {
      says: 'What is possible is known before anything is typed.',
      show: () => <Amount first={null} hint="From ₦5,000 to ₦482,500.75, all you have" />,
    },
    bad: {
      says: 'The bounds are found by running into them.',
      show: () => <Amount first={900_000_00n} error="Amount out of range" />,
    },
  },
]
