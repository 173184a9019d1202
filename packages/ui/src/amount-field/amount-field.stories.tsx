import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withMemory } from '../story-layout/with-memory.tsx'
import { AmountField } from './amount-field.tsx'
import { amountFieldExamples } from './story-examples.tsx'

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
      when: 'For an amount of money that somebody types: what to contribute, what to withdraw. It keeps the whole value in kobo or cents, and it refuses what it can’t read in one way only.',
      whenNot: [
        { case: 'The amount is only shown', take: 'Money' },
        { case: 'It is a number, not money: a count, a year', take: 'Text field' },
        { case: 'One of a few fixed amounts is chosen', take: 'Radio cards' },
      ],
      keyboard: [
        { keys: ['Ctrl + Z'], does: 'Takes back the last thing that was typed or pasted.' },
        { keys: ['Ctrl + Y', 'Ctrl + Shift + Z'], does: 'Brings it back.' },
      ],
      writing: [
        {
          advice: 'The label names the amount; the currency stands in the field already.',
          good: 'How much to contribute',
          bad: 'Enter amount (NGN)',
        },
        {
          advice: 'The error says the limit and the way out, with the figure in it.',
          good: 'You have ₦48,250 in this wallet. Enter that or less.',
          bad: 'Insufficient funds',
        },
      ],
      examples: amountFieldExamples,
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
