import { useState } from 'react'
import { DateField } from './date-field.tsx'

function Day({ label, hint }: { label: string; hint: string }) {
  const [day, setDay] = useState('')
  return <DateField label={label} hint={hint} value={day} onChange={setDay} />
}

export const dateFieldExamples = [
  {
    good: {
      says: 'The label says which day, and the hint where it is found.',
      show: () => <Day label="Expiry date" hint="At the foot of your ID, after “EXP”" />,
    },
    bad: {
      says: 'Any day, and an order of its own beside the one that the field shows.',
      show: () => <Day label="Date" hint="Format: MM-DD-YYYY" />,
    },
  },
]
