// Only for stories.
import type { ListboxOption } from './listbox-option.ts'

export const banks: ListboxOption[] = [
  { value: 'access', label: 'Access Bank', note: '044' },
  { value: 'fidelity', label: 'Fidelity Bank', note: '070' },
  { value: 'gtb', label: 'GTBank', note: '058' },
  { value: 'savings', label: 'Savings Bank', note: 'closed', disabled: true },
  { value: 'zenith', label: 'Zenith Bank', note: '057' },
]

export const longNames: ListboxOption[] = [
  {
    value: 'sgs',
    label: 'South Georgia and the South Sandwich Islands with all that lies between them at sea',
    note: '+500',
  },
  { value: 'word', label: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente', note: '+43' },
  { value: 'short', label: 'Chad', note: '+235' },
]
