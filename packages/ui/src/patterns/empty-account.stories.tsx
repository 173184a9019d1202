import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { expect, within } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Money } from '../money/money.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Progress } from '../progress/progress.tsx'
import { Section } from '../section/section.tsx'
import { Stat } from '../stat/stat.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { StoryFrame } from './story-frame.tsx'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })

function GettingStarted() {
  return (
    <Card title="Getting started" className="h-full">
      <Progress label="You are on your way" value={1} max={4} valueText="1 of 4" className="mb-6" />
      <Timeline
        label="Getting started"
        events={[
          { id: '1', title: 'E-mail verified', time: 'Today', state: 'done' },
          {
            id: '2',
            title: 'Complete your KYC',
            state: 'current',
            children: 'Government-issued ID and proof of address. It takes about five minutes.',
            trailing: (
              <Button size="small" variant="secondary">
                Start
              </Button>
            ),
          },
          { id: '3', title: 'Add a bank account', state: 'ahead' },
          { id: '4', title: 'Make your first contribution', state: 'ahead' },
        ]}
      />
    </Card>
  )
}

function EmptyAccount() {
  return (
    <StoryFrame current="Dashboard" name="Oluwaseunfunmi Adébáyọ̀" balance={naira(0n)}>
      <PageHeader
        title="Welcome, Oluwaseunfunmi"
        description="It is good to have you in the family."
      />
      <Banner
        tone="warning"
        title="Complete your KYC"
        actions={<Button size="small">Complete KYC</Button>}
      >
        You need to complete the KYC process before you can start contributing.
      </Banner>
      <div className="grid gap-4 xl:grid-cols-2 xl:gap-6">
        <div className="grid gap-4 xl:gap-6">
          <Card tone="feature">
            <Stat size="hero" label="NGN portfolio" hint="Your first contribution starts it.">
              <Money amount={naira(0n)} />
            </Stat>
          </Card>
          <Card>
            <Stat size="hero" label="USD portfolio" hint="Plans in dollars start at $500.">
              <Money amount={{ currency: 'USD', minor: 0n }} />
            </Stat>
          </Card>
        </div>
        <GettingStarted />
      </div>
      <Section title="Recent transactions">
        <Card>
          <EmptyState
            headingLevel={3}
            title="Nothing has moved yet"
            icon={<ArrowLeftRight strokeWidth={1.75} />}
            action={<Button variant="secondary">Fund Wallet</Button>}
          >
            As soon as you fund your wallet, every movement stands here with its receipt.
          </EmptyState>
        </Card>
      </Section>
    </StoryFrame>
  )
}

const meta = {
  title: 'Patterns/Empty account',
  component: EmptyAccount,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: `A page on its first day.

Every empty place says what will be here and how to begin; the list of first steps leads. Begin here for any page before its first content.`,
      },
    },
  },
} satisfies Meta<typeof EmptyAccount>

export default meta
type Story = StoryObj<typeof meta>

export const FirstDay: Story = {
  name: 'First day',
  parameters: {
    docs: {
      description: {
        story:
          'Nothing is there yet, and every empty place says what will be and how to begin; the list of first steps leads.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'You are on your way' }),
    ).toHaveAttribute('aria-valuetext', '1 of 4')
  },
}
