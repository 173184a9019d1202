import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Money } from './money.tsx'

const meta = { title: 'Primitives/Money/Matrix', component: Money } satisfies Meta<typeof Money>

export default meta

const naira = (minor: bigint) => ({ currency: 'NGN', minor })
const dollars = (minor: bigint) => ({ currency: 'USD', minor })

export const EveryForm: StoryObj = {
  name: 'Every form',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Each way an amount is written, in every size.' } } },
  render: () => (
    <StateGrid
      states={{
        naira: <Money amount={naira(124_850_050n)} />,
        dollars: <Money amount={dollars(842_016n)} />,
        whole: <Money amount={naira(50_000_000n)} />,
        nothing: <Money amount={naira(0n)} />,
        negative: <Money amount={dollars(-12_050n)} />,
        'came in': <Money change amount={naira(2_500_000n)} />,
        'went out': <Money change amount={naira(-2_500_000n)} />,
        compact: <Money compact amount={naira(124_850_050n)} />,
        'largest amount': <Money amount={naira(100_000_000_000_000n)} />,
        hidden: (
          <AmountPrivacy defaultHidden>
            <Money amount={naira(124_850_050n)} />
          </AmountPrivacy>
        ),
        title: <Money className="text-title font-semibold" amount={naira(124_850_050n)} />,
        display: <Money className="text-display font-semibold" amount={dollars(842_016n)} />,
        hero: <Money className="text-hero font-semibold" amount={naira(124_850_050n)} />,
      }}
    />
  ),
}
