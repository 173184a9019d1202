import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '../money/money.tsx'
import { Stat } from '../stat/stat.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Card } from './card.tsx'

const meta = { title: 'Primitives/Card/Matrix', component: Card } satisfies Meta<typeof Card>

export default meta

export const EveryTone: StoryObj = {
  name: 'Every tone',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Each ground and each arrangement; every edge is there.' } },
  },
  render: () => (
    <StateGrid
      states={{
        plain: <Card title="Next payout">On or before 5 October</Card>,
        sunken: (
          <Card tone="sunken" title="Next payout">
            On or before 5 October
          </Card>
        ),
        accent: (
          <Card tone="accent" title="Free investment course">
            Six short lessons, in plain words
          </Card>
        ),
        feature: (
          <Card tone="feature">
            <Stat size="hero" label="NGN portfolio" hint="4 plans · 2 recurring">
              <Money amount={{ currency: 'NGN', minor: 1_248_500_050n }} />
            </Stat>
          </Card>
        ),
        'with description and action': (
          <Card
            title="Proof of address"
            description="Sent on 28 September"
            action={<StatusPill tone="warning">Pending</StatusPill>}
          >
            A utility bill, bank statement or tenancy agreement of the last three months.
          </Card>
        ),
        'as a link, with footer': (
          <Card
            title="Rent Pool"
            link={<a href="#pool">.</a>}
            footer={<TextLink href="#more">How this plan works</TextLink>}
          >
            Six months, from ₦100,000
          </Card>
        ),
        'no title, small': <Card padding="small">₦50,000 leaves your wallet on 5 October.</Card>,
      }}
    />
  ),
}
