import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from './money.tsx'
import { moneyExamples } from './story-examples.tsx'

const meta = {
  title: 'Primitives/Money',
  component: Money,
  tags: ['autodocs'],
  args: { amount: { currency: 'NGN', minor: 124_850_050n } },
  argTypes: { amount: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'One way to write an amount everywhere: bigint minor units in, the club’s own sign, figures of one width, never broken over two lines. `Intl` was refused for the text: in en-NG it writes US$ for dollars and 1,234.5 for fifty kobo. What left carries the mathematical minus and is said as “minus”, because screen readers skip a hyphen and a fee was heard as a credit. The compact form is cut off and never rounded up, so it never shows more than there is.',
      when: 'For every amount that is shown. `change` is for what came in or went out, `compact` for where there is no room, `alwaysShown` for prices, rates and fees.',
      whenNot: [
        { case: 'The amount is typed', take: 'Amount field' },
        { case: 'It is the one figure a screen is about, with its name', take: 'Stat' },
        { case: 'It is part of a name or of a plain text: `moneyText` writes it there' },
      ],
      writing: [
        {
          advice:
            'The amount is given as it is, and the sentence around it says which way it went.',
          good: 'You paid ₦502,000, of which ₦2,000 is the card’s charge',
          bad: 'NGN 502000.00 (incl. charges)',
        },
      ],
      examples: moneyExamples,
    },
    docs: {
      description: {
        component: `An amount as the club writes it: its own symbol a little smaller, decimals quieter, figures of one width, never broken over two lines.

**States**: naira and dollars, whole and with decimals, negative, compact, hidden by amount privacy.`,
      },
    },
  },
} satisfies Meta<typeof Money>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'Naira with its kobo.' } } },
}

export const Playground: Story = {
  args: { compact: false, change: false, alwaysShown: false, className: 'text-hero font-semibold' },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}
