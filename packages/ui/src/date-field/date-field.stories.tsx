import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withMemory } from '../story-layout/with-memory.tsx'
import { DateField } from './date-field.tsx'
import { dateFieldExamples } from './story-examples.tsx'

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
      when: 'For one day: a birthday, the start of a recurring contribution, the days a list is filtered by. Whoever knows the day types it; whoever doesn’t opens the calendar.',
      whenNot: [
        { case: 'A whole month is enough', take: 'Month picker' },
        { case: 'A day is shown, not chosen', take: 'Calendar leaf' },
      ],
      keyboard: [
        { keys: ['Down'], does: 'Opens the calendar on the day that is chosen.' },
        {
          keys: ['Left', 'Right', 'Up', 'Down'],
          does: 'In the calendar: a day, or a week, back or on.',
        },
        {
          keys: ['Page up', 'Page down'],
          does: 'In the calendar: a month back or on; with Shift, a year.',
        },
        {
          keys: ['Home', 'End'],
          does: 'In the calendar: to the first or the last day of the week.',
        },
        {
          keys: ['Enter', 'Space'],
          does: 'In the calendar: takes the day and closes it; the focus goes back.',
        },
        { keys: ['Escape'], does: 'Closes the calendar and changes nothing.' },
      ],
      writing: [
        {
          advice: 'The label says what happens on that day.',
          good: 'First contribution on',
          bad: 'Date',
        },
        {
          advice: 'The error says which days will do.',
          good: 'Choose 27 November 2026 or a later day',
          bad: 'Invalid date',
        },
      ],
      anatomy: {
        story: 'playground',
        height: '9rem',
        pieces: [
          {
            name: 'Label',
            is: 'Which day is asked, with a star where it has to be filled in.',
            at: 'label',
          },
          {
            name: 'Box',
            is: 'Takes the day as it is typed, in the order that it shows while it is empty.',
            at: '[data-control]',
          },
          {
            name: 'Calendar',
            is: 'Opens the month, for who would rather choose.',
            at: '[aria-haspopup=dialog]',
            edge: 'below',
          },
          {
            name: 'Hint',
            is: 'Where the day is found. The error comes above it.',
            at: '[id$="-hint"]',
          },
        ],
      },
      examples: dateFieldExamples,
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
