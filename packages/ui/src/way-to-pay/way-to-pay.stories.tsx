import type { Meta, StoryObj } from '@storybook/react-vite'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inColumn } from '../story-layout/in-column.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { says } from '../story-layout/says.ts'
import type { WayOfPaying } from './way-of-paying.ts'
import { WayToPay } from './way-to-pay.tsx'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })

const wallet: WayOfPaying<string> = {
  value: 'wallet',
  name: 'Wallet',
  icon: <Wallet aria-hidden strokeWidth={1.75} />,
  arrives: 'At once',
  cost: { charge: naira(0n), total: naira(50_000_000n) },
}
const card: WayOfPaying<string> = {
  value: 'card',
  name: 'Card',
  icon: <CreditCard aria-hidden strokeWidth={1.75} />,
  arrives: 'At once',
  cost: { charge: naira(200_000n), total: naira(50_200_000n) },
}
const transfer: WayOfPaying<string> = {
  value: 'transfer',
  name: 'Bank transfer',
  icon: <Landmark aria-hidden strokeWidth={1.75} />,
  arrives: 'Within 48 hours',
  cost: { charge: naira(5_375n), total: naira(50_005_375n) },
}
const most = naira(100_000_000_000_000n)
const tooLittle = 'Your wallet has ₦120,000. Add ₦380,000 first, or choose another way.'

const meta = {
  title: 'Primitives/Way to pay',
  component: WayToPay,
  tags: ['autodocs'],
  args: { label: 'Pay with', ways: [wallet, card, transfer], onChange: fn() },
  argTypes: { ways: { control: false } },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Which way to pay is a choice about money, so arrival, charge and total stand on each card before anything is chosen. It is made of the radio cards, keys included. The lowest charge is marked only where one way alone has it and all costs are known in one currency. What is impossible stays in its place and says why.',
      when: 'For the ways to pay one amount, each with its charge, when it arrives and what is paid in all, before anything is chosen.',
      whenNot: [
        { case: 'No money hangs on the choice', take: 'Radio cards' },
        { case: 'One saved card or account is shown', take: 'Card plate' },
      ],
      keyboard: [
        {
          keys: ['Left', 'Right', 'Up', 'Down'],
          does: 'Chooses the way before or after, and steps over what is impossible.',
        },
        { keys: ['Space'], does: 'Chooses the way that has the focus, when none is chosen yet.' },
        { keys: ['Enter'], does: 'Sends the form.' },
      ],
      writing: [
        {
          advice: 'What is impossible says why, with the figure that is missing.',
          good: 'Your wallet is ₦12,500 short.',
          bad: 'Unavailable',
        },
      ],
    },
    docs: {
      description: {
        component: `The ways to pay one amount, each with when it arrives, its charge and the sum that is paid.

**States**: none chosen, chosen, one impossible with its reason, the lowest charge marked, cost not known, with a note, error, disabled.`,
      },
    },
  },
} satisfies Meta<typeof WayToPay>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: inColumn,
  args: { ways: [{ ...wallet, impossible: tooLittle }, card, transfer] },
  parameters: says('Arrows choose among what is possible; the wallet says what it lacks.'),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: 'Wallet' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Wallet' })).toHaveAccessibleDescription(
      tooLittle,
    )
    const cheapest = canvas.getByRole('radio', { name: 'Bank transfer Lowest charge' })
    await expect(cheapest).toHaveAccessibleDescription(
      'Within 48 hours · ₦53.75 charge You pay ₦500,053.75',
    )
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown>}')
    await waitFor(() => expect(cheapest).toBeChecked())
    await userEvent.keyboard('{/ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('transfer')
  },
}

export const Playground: Story = {
  decorators: inColumn,
  args: { required: true, hint: '', error: '', disabled: false, defaultValue: 'card' },
  parameters: says('Every property can be tried here.'),
}

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('What each way costs stands at its end; what is impossible says why.'),
  render: () => (
    <StateGrid
      states={{
        'none chosen': <WayToPay label="Pay with" ways={[wallet, card, transfer]} />,
        chosen: <WayToPay label="Pay with" ways={[wallet, card, transfer]} defaultValue="card" />,
        'one impossible': (
          <WayToPay
            label="Pay with"
            ways={[{ ...wallet, impossible: tooLittle }, card, transfer]}
            defaultValue="transfer"
          />
        ),
        'cost not known': <WayToPay label="Pay with" ways={[{ ...card, cost: undefined }]} />,
        'with a note': (
          <WayToPay label="Pay with" ways={[{ ...wallet, note: '₦2,297,599.60 available' }]} />
        ),
        error: (
          <WayToPay label="Pay with" required ways={[wallet, card]} error="Choose how to pay" />
        ),
        disabled: (
          <WayToPay label="Pay with" ways={[wallet, card]} disabled defaultValue="wallet" />
        ),
        'largest amount': (
          <WayToPay
            label="Pay with"
            ways={[
              { ...wallet, cost: { charge: naira(0n), total: most } },
              {
                ...transfer,
                name: 'Bank transfer from an account abroad',
                cost: { charge: most, total: most },
              },
            ]}
          />
        ),
      }}
    />
  ),
}
