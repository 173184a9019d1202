import { handlersFor } from '@kinfold/api/mocks/handlers'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { bola } from '@kinfold/personas/people/people'
import { demoPlans } from '@kinfold/personas/plans/demo-plans'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { EmptyState } from '@kinfold/ui/empty-state'
import { Money } from '@kinfold/ui/money'
import { moneyText } from '@kinfold/ui/money-parts'
import { PageHeader } from '@kinfold/ui/page-header'
import { Progress } from '@kinfold/ui/progress'
import { Section } from '@kinfold/ui/section'
import { Stat } from '@kinfold/ui/stat'
import { Timeline } from '@kinfold/ui/timeline'
import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { expect, screen } from 'storybook/test'
import { paths } from '../address/paths.ts'
import { dayText } from '../day/day-text.ts'
import { inShell } from './in-shell.tsx'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })

const [least = { currency: 'USD', minor: 0n }] = demoPlans
  .filter(({ currency, state }) => currency === 'USD' && state === 'open')
  .map(({ currency, minimum }) => moneyFromWire(currency, minimum))
  .toSorted((a, b) => Number(a.minor - b.minor))

function GettingStarted() {
  return (
    <Card title="Getting started" className="h-full">
      <Progress label="You are on your way" value={1} max={4} valueText="1 of 4" className="mb-6" />
      <Timeline
        label="Getting started"
        events={[
          {
            id: '1',
            title: 'E-mail verified',
            time: dayText(bola.customer.created_at),
            state: 'done',
          },
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
    <>
      <PageHeader
        title={`Welcome, ${bola.customer.first_name}`}
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
            <Stat
              size="hero"
              label="USD portfolio"
              hint={`Plans in dollars start at ${moneyText(least)}.`}
            >
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
    </>
  )
}

const meta = {
  title: 'Patterns/Empty account',
  component: EmptyAccount,
  ...inShell,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: paths.overview, signedIn: true },
    msw: { handlers: handlersFor('bola') },
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
  play: async () => {
    await expect(
      await screen.findByRole('progressbar', { name: 'You are on your way' }),
    ).toHaveAttribute('aria-valuetext', '1 of 4')
  },
}
