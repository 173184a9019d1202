import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withMemory } from '../story-layout/with-memory.tsx'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Primitives/Date field',
  component: DateField,
  tags: ['autodocs'],
  args: { label: 'Expiry date', value: '', onChange: fn() },
  argTypes: { value: { control: false } },
  decorators: [Story => <div className="max-w-xs">{Story()}</div>],
  render: withMemory(DateField),
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA date picker dialog: a text input, and a button that opens a calendar. Many only type, so the calendar (react-day-picker) comes when the field is approached, and where it never comes a day can still be typed. The native date input was refused: no common look, and no month picker on desktops. The value is plain text (“2026-11-20”), so no time zone shifts it.',
    },
    docs: {
      description: {
        component:
          'A day: typed as day, month and year, or chosen from a calendar. What is kept has no time of day, so no time zone shifts it.',
      },
    },
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'An empty field with a calendar at its end.' } } },
}

export const Playground: Story = {
  args: {
    required: true,
    hint: 'As printed on your ID',
    error: '',
    earliest: '2026-09-30',
    latest: '2046-12-31',
    disabled: false,
    readOnly: false,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
