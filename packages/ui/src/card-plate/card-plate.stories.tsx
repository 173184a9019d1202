import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { inColumn } from '../story-layout/in-column.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import { CardPlate } from './card-plate.tsx'

const meta = {
  title: 'Primitives/Card plate',
  component: CardPlate,
  tags: ['autodocs'],
  args: { brand: 'Visa', lastFour: '4242', expires: '2028-09', today: '2026-11-20' },
  argTypes: { action: { control: false }, className: { control: false } },
  parameters: {
    part: {
      status: 'trial',
      decision:
        'A recurring contribution fails when its card expires, so the plate says how long the card works and warns from 30 days before. It works through the last day of its month. The drawing shows no network’s mark, only a chip. It shares its frame with the bank plate.',
      when: 'For a saved card: what a recurring contribution is paid with. It says how long the card still works.',
      whenNot: [
        { case: 'It is a bank account', take: 'Bank plate' },
        { case: 'One of several ways to pay is chosen', take: 'Way to pay' },
        { case: 'A card’s number is entered: that happens at the payment provider' },
      ],
      writing: [
        {
          advice: 'The reason says what the bank said, and what helps.',
          good: 'Your bank declined this card. Try another one.',
          bad: 'Card error',
        },
      ],
    },
    docs: {
      description: {
        component: `A saved card, with the months it still works. From 30 days before its end it warns.

**States**: valid, expiring soon, expired; with a button; out of use, with the reason.`,
      },
    },
  },
} satisfies Meta<typeof CardPlate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: inColumn,
  args: { expires: '2026-12', today: '2026-12-19' },
  parameters: says('Twelve days before its end the plate warns.'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Card ending in 4 2 4 2')
    await expect(canvasElement).toHaveTextContent('Expires in 12 days')
  },
}

export const Playground: Story = {
  decorators: inColumn,
  args: { note: 'Pays ₦50,000 every month', reason: '' },
  parameters: says('Every property can be tried here.'),
}

const another = (
  <Button variant="quiet" size="small">
    Use another
  </Button>
)

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('Working, near its end, at its end, past it, and refused by the bank.'),
  render: () => (
    <StateGrid
      states={{
        valid: <CardPlate {...meta.args} action={another} />,
        'expiring soon': <CardPlate {...meta.args} expires="2026-12" today="2026-12-19" />,
        'last day': <CardPlate {...meta.args} expires="2026-11" today="2026-11-30" />,
        expired: <CardPlate {...meta.args} expires="2026-10" action={another} />,
        refused: (
          <CardPlate
            {...meta.args}
            brand="Verve"
            reason="The bank refused the last charge. We try again on 4 December."
          />
        ),
        'long name': (
          <CardPlate
            {...meta.args}
            brand="Mastercard Platinum Corporate International Debit"
            note="Pays ₦1,000,000,000,000 every month into Family Growth Pool"
            action={another}
          />
        ),
      }}
    />
  ),
}
