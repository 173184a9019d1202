import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountPrivacyToggle } from '../amount-privacy-toggle/amount-privacy-toggle.tsx'
import { LoadingRegion } from '../loading-region/loading-region.tsx'
import { Money } from '../money/money.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Stat } from './stat.tsx'

const meta = { title: 'Primitives/Stat/Matrix', component: Stat } satisfies Meta<typeof Stat>

export default meta

const balance = <Money amount={{ currency: 'NGN', minor: 48_250_075n }} />
const earned = (
  <>
    <Money change amount={{ currency: 'NGN', minor: 1_275_000n }} /> this month
  </>
)

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Both sizes, with and without what became of the figure.' } },
  },
  render: () => (
    <StateGrid
      states={{
        regular: <Stat label="Wallet balance">{balance}</Stat>,
        'with change': (
          <Stat label="NGN portfolio" change={earned}>
            {balance}
          </Stat>
        ),
        'with hint and action': (
          <Stat
            label="Wallet balance"
            hint="₦20,000 of it is on its way out"
            action={<AmountPrivacyToggle />}
          >
            {balance}
          </Stat>
        ),
        loading: (
          <LoadingRegion label="Your balance is loading">
            <Stat label="NGN portfolio" change={earned} loading>
              {balance}
            </Stat>
          </LoadingRegion>
        ),
        hero: (
          <Stat size="hero" label="USD portfolio" change={earned}>
            <Money amount={{ currency: 'USD', minor: 842_016n }} />
          </Stat>
        ),
        'hero, large amount': (
          <Stat size="hero" label="All contributions">
            <Money amount={{ currency: 'NGN', minor: 12_480_500_050n }} />
          </Stat>
        ),
        'not an amount': (
          <Stat label="Return since January" hint="After fees">
            12.4 %
          </Stat>
        ),
      }}
    />
  ),
}
