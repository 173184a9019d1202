import type { Meta, StoryObj } from '@storybook/react-vite'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'
import { StateGrid } from '../story-layout/matrix.tsx'
import { type RadioCard, RadioCards } from './radio-cards.tsx'

const meta = {
  title: 'Primitives/Radio cards/Matrix',
  component: RadioCards,
} satisfies Meta<typeof RadioCards>

export default meta

const plain: RadioCard<string>[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const full: RadioCard<string>[] = [
  {
    value: 'transfer',
    label: 'Bank transfer',
    description: 'Confirmed within 48 hours',
    icon: <Landmark aria-hidden strokeWidth={1.75} />,
  },
  {
    value: 'card',
    label: 'Card',
    description: 'At once, with a small charge',
    icon: <CreditCard aria-hidden strokeWidth={1.75} />,
  },
  {
    value: 'wallet',
    label: 'Wallet',
    description: 'Not for recurring payments',
    icon: <Wallet aria-hidden strokeWidth={1.75} />,
    disabled: true,
  },
]

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'The chosen card is tinted and ringed; the others stay quiet.' },
    },
  },
  render: () => (
    <StateGrid
      states={{
        'none chosen': <RadioCards label="Pay with" cards={full} />,
        chosen: <RadioCards label="Pay with" cards={full} defaultValue="transfer" />,
        error: <RadioCards label="Pay with" required cards={full} error="Choose how to pay" />,
        disabled: <RadioCards label="Pay with" cards={full} disabled defaultValue="card" />,
        short: (
          <RadioCards
            label="Is the payment from a US-based institution?"
            cards={plain}
            defaultValue="no"
          />
        ),
        hint: (
          <RadioCards label="Accredited investor" cards={plain} hint="You say this of yourself" />
        ),
      }}
    />
  ),
}
