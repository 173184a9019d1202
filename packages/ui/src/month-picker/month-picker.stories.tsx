import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withMemory } from '../story-layout/with-memory.tsx'
import { MonthPicker } from './month-picker.tsx'

const meta = {
  title: 'Primitives/Month picker',
  component: MonthPicker,
  tags: ['autodocs'],
  args: { label: 'Month', value: '', onChange: fn() },
  argTypes: { value: { control: false } },
  decorators: [Story => <div className="max-w-xs">{Story()}</div>],
  render: withMemory(MonthPicker),
  parameters: {
    part: {
      status: 'trial',
      decision:
        'The date field’s way with a month in it: typed, or chosen from the twelve of a year. The native month input was refused, since desktops have none in common. The twelve are toggle buttons with `aria-pressed` that arrow keys walk through, and the year is said as it changes. The value is plain text (“2026-11”).',
      when: 'For a whole month: the month of a statement, the months between which a report is made.',
      whenNot: [
        { case: 'A single day matters', take: 'Date field' },
        { case: 'The time span is one of a few fixed ones', take: 'Segments' },
      ],
      keyboard: [
        { keys: ['Down'], does: 'Opens the twelve months.' },
        {
          keys: ['Left', 'Right'],
          does: 'In the months: one month back or on, over the end of the year too.',
        },
        { keys: ['Up', 'Down'], does: 'In the months: three months back or on.' },
        { keys: ['Page up', 'Page down'], does: 'In the months: a year back or on.' },
        {
          keys: ['Enter', 'Space'],
          does: 'In the months: takes the month and closes them; the focus goes back.',
        },
        { keys: ['Escape'], does: 'Closes the months and changes nothing.' },
      ],
      writing: [
        {
          advice: 'The label says which month is meant, not that it is one.',
          good: 'Statement for',
          bad: 'Month/Year',
        },
        {
          advice: 'The error shows what a month looks like.',
          good: 'Enter a month like 11/2026',
          bad: 'Wrong format',
        },
      ],
    },
    docs: {
      description: {
        component: 'A month of a year: typed, or chosen from the twelve. For reports.',
      },
    },
  },
} satisfies Meta<typeof MonthPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'An empty field with a calendar at its end.' } } },
}

export const Playground: Story = {
  args: {
    required: true,
    hint: 'Reports begin with your first month',
    error: '',
    earliest: '2024-03',
    latest: '2026-06',
    disabled: false,
    readOnly: false,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
