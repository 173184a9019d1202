import type { Meta, StoryObj } from '@storybook/react-vite'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import PartyPopper from 'lucide-react/icons/party-popper'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { KeyValueList } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { MemberFrame } from './member-frame.tsx'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })
const steps = ['Plan', 'Amount', 'Payment', 'Receipt']

function Summary() {
  return (
    <Card title="Your contribution" className="xl:sticky xl:top-28">
      <KeyValueList
        items={[
          { label: 'Plan', value: 'Kinfold Rent Pool' },
          { label: 'Amount', value: <Money amount={naira(50_000_000n)} /> },
          { label: 'Processing charge', value: <Money amount={naira(200_050n)} /> },
          { label: 'You pay', value: <Money amount={naira(50_200_050n)} />, strong: true },
        ]}
      />
    </Card>
  )
}

type FlowProps = { current: number; summary?: boolean; children: ReactNode }

function Flow({ current, summary = true, children }: FlowProps) {
  return (
    <MemberFrame current="Contribute" name="Dayo Ogunlesi" balance={naira(1_248_500_050n)}>
      <PageHeader
        title="Contribute"
        trail={
          <Breadcrumbs
            items={[
              { label: 'Investment pools', link: <a href="#pools">.</a> },
              { label: 'Kinfold Rent Pool' },
            ]}
          />
        }
      />
      <Stepper label="Contribute" steps={steps} current={current} />
      {summary ? (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          {children}
          <Summary />
        </div>
      ) : (
        children
      )}
    </MemberFrame>
  )
}

function Buttons({ next }: { next: string }) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-3 border-t border-line pt-6 sm:flex-row sm:justify-between">
      <Button variant="quiet">Back</Button>
      <Button>{next}</Button>
    </div>
  )
}

const meta = {
  title: 'Patterns/Step-by-step flow',
  component: Flow,
  args: { current: 2, children: null },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Flow>

export default meta
type Story = StoryObj<typeof meta>

export const ChooseThePayment: Story = {
  name: 'Choose the payment',
  args: {
    current: 2,
    children: (
      <Card title="How would you like to pay?">
        <RadioCards
          label="Payment"
          labelHidden
          layout="column"
          defaultValue="bank"
          cards={[
            {
              value: 'bank',
              label: 'Bank transfer',
              description: 'Confirmed within 48 hours',
              icon: <Landmark aria-hidden strokeWidth={1.75} />,
            },
            {
              value: 'card',
              label: 'Card',
              description: 'At once, with a processing charge of ₦2,000.50',
              icon: <CreditCard aria-hidden strokeWidth={1.75} />,
            },
            {
              value: 'wallet',
              label: 'NGN wallet',
              description: '₦12,485,000.50 available',
              icon: <Wallet aria-hidden strokeWidth={1.75} />,
            },
          ]}
        />
        <Buttons next="Continue" />
      </Card>
    ),
  },
  parameters: {
    docs: {
      description: {
        story:
          'One question a step; what it comes to stands beside it the whole way; back is quiet, on is strong.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const steps = within(canvasElement).getByRole('list', { name: 'Contribute' })
    await expect(within(steps).getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step')
  },
}

export const SendTheTransfer: Story = {
  name: 'Send the transfer',
  args: {
    current: 3,
    children: (
      <Card title="Send your transfer" description="Then tell us, and we look out for it.">
        <div className="flex flex-col gap-5">
          <KeyValueList
            items={[
              { label: 'Bank', value: 'Guaranty Trust Bank' },
              { label: 'Account name', value: 'Kinfold Cooperative Investment Club Limited' },
              { label: 'Account number', value: '0123 456 789', copy: '0123456789' },
              { label: 'Reference', value: 'KF-7Q2M-84', copy: 'KF-7Q2M-84' },
            ]}
          />
          <Banner tone="warning" title="Write the reference into your transfer">
            Without it we cannot tell whose money it is, and it takes longer.
          </Banner>
        </div>
        <Buttons next="I have sent it" />
      </Card>
    ),
  },
  parameters: {
    docs: {
      description: { story: 'What must be typed elsewhere can be copied; the one trap is named.' },
    },
  },
}

export const Done: Story = {
  args: {
    current: 4,
    summary: false,
    children: (
      <Card>
        <EmptyState
          icon={<PartyPopper strokeWidth={1.75} />}
          title="Your payment will be confirmed in 48 hours."
          action={
            <>
              <Button>View my contribution</Button>
              <Button variant="secondary">Go to Dashboard</Button>
            </>
          }
        >
          We look out for <Money amount={naira(50_200_050n)} /> with the reference KF-7Q2M-84 and
          write to you when it is here.
        </EmptyState>
      </Card>
    ),
  },
  parameters: {
    docs: {
      description: { story: 'What happens next, in the club’s own words, and two ways on.' },
    },
  },
}
