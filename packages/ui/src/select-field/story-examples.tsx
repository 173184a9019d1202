import { useState } from 'react'
import { SelectField } from './select-field.tsx'

const of = (...names: readonly string[]) => names.map(name => ({ value: name, label: name }))
const banks = of('Access Bank', 'First Bank', 'GTBank', 'UBA', 'Zenith Bank')

function Choice({ label, options }: { label: string; options: ReturnType<typeof of> }) {
  const [chosen, setChosen] = useState('')
  return <SelectField label={label} options={options} value={chosen} onChange={setChosen} />
}

export const selectFieldExamples = [
  {
    good: {
      says: 'Many answers of one kind, named by what is chosen.',
      show: () => <Choice label="Bank" options={banks} />,
    },
    bad: {
      says: 'Two answers behind a press: a checkbox shows the question and takes the answer at once.',
      show: () => <Choice label="Do you have a bank account?" options={of('Yes', 'No')} />,
    },
  },
]
