import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Primitives/Date field/Matrix',
  component: DateField,
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj

const fixed = { label: 'Expiry date', onChange: () => undefined }

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'Each state of the field; the calendar sits in the pill’s end.' },
    },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <DateField {...fixed} value="" />,
        filled: <DateField {...fixed} value="2026-11-20" required />,
        hint: <DateField {...fixed} value="" hint="As printed on your ID" />,
        error: <DateField {...fixed} value="2026-06-02" error="This document has run out" />,
        'read-only': <DateField {...fixed} value="2026-11-20" readOnly />,
        disabled: <DateField {...fixed} value="2026-11-20" disabled />,
      }}
    />
  ),
}

export const CalendarOpen: Story = {
  name: 'Calendar open',
  tags: ['matrix'],
  parameters: {
    pictures: { area: 'window' },
    docs: {
      description: { story: 'Today is ringed, the chosen day filled, days out of bounds struck.' },
    },
  },
  render: () => (
    <div className="max-w-xs">
      <DateField {...fixed} value="2026-06-18" earliest="2026-06-02" latest="2027-12-31" />
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }))
    await screen.findByRole('grid')
  },
}
