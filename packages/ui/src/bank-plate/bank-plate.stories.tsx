import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { inColumn } from '../story-layout/in-column.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { BankPlate } from './bank-plate.tsx'

const meta = {
  title: 'Primitives/Bank plate',
  component: BankPlate,
  tags: ['autodocs'],
  args: {
    bank: 'Guaranty Trust Bank',
    number: '0123450004',
    holder: { name: 'Dayo Bello', check: 'matches' },
  },
  argTypes: {
    holder: { control: false },
    action: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'trial',
      decision:
        'Whoever has saved an account knows it by its bank, four digits and a name, so no more is shown, even where all digits are given. A name that doesn’t match is told in words and by a mark, not by colour alone. It shares its frame with the card plate and has no control of its own: what can be done comes in as `action`.',
      when: 'For a bank account one knows already: where a withdrawal goes, the accounts a member has saved.',
      whenNot: [
        { case: 'Its whole number is needed, to pay into it', take: 'Account number' },
        { case: 'It is a card', take: 'Card plate' },
      ],
      writing: [
        {
          advice: 'The reason says why it can’t be used, and until when.',
          good: 'Added today; withdrawals to it can start tomorrow.',
          bad: 'Account inactive',
        },
      ],
    },
    docs: {
      description: {
        component: `A bank account one knows by its bank, its last four digits and its name.

**States**: name matching, another’s, not told; with a button; out of use, with the reason.`,
      },
    },
  },
} satisfies Meta<typeof BankPlate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: inColumn,
  parameters: says('Bank, last four digits, and the name with a tick.'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Account ending in 0 0 0 4')
    await expect(canvasElement).not.toHaveTextContent('012345')
  },
}

export const Playground: Story = {
  decorators: inColumn,
  args: { note: 'Used since 12 June 2024', reason: '' },
  parameters: says('Every property can be tried here.'),
}

const change = (
  <Button variant="quiet" size="small">
    Change
  </Button>
)

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('With its name in each state, with a button, and out of use.'),
  render: () => (
    <StateGrid
      states={{
        matches: (
          <BankPlate
            bank="Guaranty Trust Bank"
            number="0123450004"
            holder={{ name: 'Dayo Bello', check: 'matches' }}
            action={change}
          />
        ),
        differs: (
          <BankPlate
            bank="Access Bank"
            number="0123451177"
            holder={{ name: 'Adekunle Stores', check: 'differs' }}
            action={change}
          />
        ),
        plain: <BankPlate bank="Zenith Bank" number="4410" note="US dollars" />,
        'out of use': (
          <BankPlate
            bank="Guaranty Trust Bank"
            number="0123450004"
            holder={{ name: 'Dayo Bello', check: 'matches' }}
            reason="Changed on 28 November: it can be paid into from 1 December, 14:00."
          />
        ),
        'long names': (
          <BankPlate
            bank="Stanbic IBTC Bank of the Federal Republic of Nigeria"
            number="0123459999"
            holder={{ name: 'Oluwaseun-Chukwuemeka Nnamdiokonkwo-Adebayo', check: 'matches' }}
            action={change}
          />
        ),
      }}
    />
  ),
}
