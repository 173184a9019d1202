import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, waitFor, within } from 'storybook/test'
import type { ListboxOption } from '../listbox/listbox-option.ts'
import { StateGrid } from '../story-layout/matrix.tsx'
import { SelectField } from './select-field.tsx'

const meta = {
  title: 'Primitives/Select field/Matrix',
} satisfies Meta

export default meta

const countries: ListboxOption[] = [
  { value: 'GH', label: 'Ghana', note: '+233' },
  { value: 'KE', label: 'Kenya', note: '+254' },
  { value: 'NG', label: 'Nigeria', note: '+234' },
  { value: 'GB', label: 'United Kingdom', note: '+44' },
  { value: 'XX', label: 'Not served yet', disabled: true },
]
const ignore = () => undefined
const one = { label: 'Country', options: countries, onChange: ignore }

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    pictures: { area: 'window' },
    docs: { description: { story: 'Every state closed, and one list open over the rest.' } },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <SelectField {...one} value="" />,
        chosen: <SelectField {...one} value="NG" />,
        error: <SelectField {...one} value="" required error="Choose a country" />,
        'read-only': <SelectField {...one} value="NG" readOnly />,
        disabled: <SelectField {...one} value="NG" disabled />,
        several: <SelectField {...one} multiple value={['GH', 'NG', 'GB']} label="Citizenship" />,
        open: <SelectField {...one} value="NG" label="Open" searchable />,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Open' }))
    await waitFor(() => screen.getByRole('listbox'))
  },
}
