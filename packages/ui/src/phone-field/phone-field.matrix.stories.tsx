import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { PhoneField } from './phone-field.tsx'
import { storyCountries } from './story-countries.ts'

const meta = {
  title: 'Primitives/Phone field/Matrix',
  component: PhoneField,
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj

const fixed = {
  label: 'Phone',
  countries: storyCountries,
  defaultCountry: 'NG',
  onChange: () => undefined,
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Calling code, hairline and digits line up in each state.' } },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <PhoneField {...fixed} value="" defaultCountry="US" />,
        placeholder: <PhoneField {...fixed} value="" placeholder="801 234 5678" />,
        filled: <PhoneField {...fixed} value="8012345678" required />,
        hint: <PhoneField {...fixed} value="" hint="We call only when something is wrong" />,
        error: <PhoneField {...fixed} value="801" error="This number is too short" required />,
        'read-only': <PhoneField {...fixed} value="8012345678" readOnly />,
        disabled: <PhoneField {...fixed} value="8012345678" disabled />,
        'countries on their way': <PhoneField {...fixed} countries={[]} value="" />,
      }}
    />
  ),
}

export const MenuOpen: Story = {
  name: 'Menu open',
  tags: ['matrix'],
  parameters: {
    pictures: { area: 'window' },
    docs: { description: { story: 'The menu under the field, at the chosen country.' } },
  },
  render: () => (
    <div className="max-w-sm">
      <PhoneField {...fixed} value="8012345678" />
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button'))
    await screen.findByRole('listbox')
  },
}
