import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withMemory } from '../story-layout/with-memory.tsx'
import { AmountField } from './amount-field.tsx'

const meta = {
  title: 'Primitives/Amount field',
  component: AmountField,
  tags: ['autodocs'],
  args: { label: 'Amount', value: null, onChange: fn() },
  argTypes: {
    value: { control: false },
    highest: { control: false },
    highestText: { control: false },
  },
  decorators: [Story => <div className="max-w-sm">{Story()}</div>],
  render: withMemory(AmountField),
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A typed amount must never become another one without a word: a typed 12,50 once stood as 1,250. It is built on a text input with the decimal keypad of phones, because a number input forms no groups and hands over a float; the value is a bigint in minor units, kept apart from the text. What can’t be read in exactly one way leaves the field as it was and is said below it. The field writes its own text, so the browser has nothing to take back and the field keeps its own steps for Ctrl+Z.',
    },
    docs: {
      description: {
        component:
          'An amount of money. Groups form while one types; what stands there and what it is worth are kept apart. No negatives, at most two decimals, never more than 1,000,000,000,000.',
      },
    },
  },
} satisfies Meta<typeof AmountField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'A naira sign before an empty amount.' } } },
}

export const Playground: Story = {
  args: {
    required: true,
    symbol: '$',
    size: 'large',
    hint: 'You have $1,250',
    error: '',
    disabled: false,
    readOnly: false,
    decimalSeparator: '.',
    groupSeparator: ',',
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
