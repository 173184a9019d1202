import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { MonthPicker } from './month-picker.tsx'

const meta = {
  title: 'Primitives/Month picker/Matrix',
  component: MonthPicker,
} satisfies Meta<typeof MonthPicker>

export default meta
type Story = StoryObj

const fixed = { label: 'Month', onChange: () => undefined }

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Each state of the field, the same as the date field’s.' } },
  },
  render: () => (
    <StateGrid
      states={{
        empty: <MonthPicker {...fixed} value="" />,
        filled: <MonthPicker {...fixed} value="2026-09" required />,
        error: <MonthPicker {...fixed} value="2027-01" error="This month is yet to come" />,
        'read-only': <MonthPicker {...fixed} value="2026-09" readOnly />,
        disabled: <MonthPicker {...fixed} value="2026-09" disabled />,
      }}
    />
  ),
}

export const MonthsOpen: Story = {
  name: 'Months open',
  tags: ['matrix'],
  parameters: {
    pictures: { area: 'window' },
    docs: { description: { story: 'The chosen month is filled, months to come are struck.' } },
  },
  render: () => (
    <div className="max-w-xs">
      <MonthPicker {...fixed} value="2026-04" earliest="2024-03" latest="2026-06" />
    </div>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Choose a month' }))
    await screen.findByRole('button', { name: 'April 2026' })
  },
}
