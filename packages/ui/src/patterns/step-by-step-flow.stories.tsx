import type { Meta, StoryObj } from '@storybook/react-vite'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import PartyPopper from 'lucide-react/icons/party-popper'
import Wallet from 'lucide-react/icons/wallet'
import { type ReactNode, useState } from 'react'
import { expect, within } from 'storybook/test'
import { AmountField } from '../amount-field/amount-field.tsx'
import { Banner } from '../banner/banner.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FileDrop } from '../file-drop/file-drop.tsx'
import { KeyValueList } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Wizard } from '../wizard/wizard.tsx'
import { StoryFrame } from './story-frame.tsx'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })
const names = ['Plan', 'Amount', 'Payment', 'Receipt']
const charge = 200_050n

type Contribution = { plan: string; amount: bigint | null; fee: bigint | null }

const usual: Contribution = { plan: 'Rent Pool', amount: 50_000_000n, fee: charge }

function Summary({ plan, amount, fee }: Contribution) {
  const later = <span className="text-ink-muted">In a moment</span>
  const money = (minor: bigint | null) =>
    minor === null ? later : <Money alwaysShown amount={naira(minor)} />
  const sum = amount === null ? null : amount + (fee ?? 0n)
  return (
    <Card title="Your contribution" className="xl:sticky xl:top-28">
      <KeyValueList
        items={[
          { label: 'Plan', value: plan },
          { label: 'Amount', value: money(amount) },
          { label: 'Processing charge', value: money(fee) },
          { label: 'You pay', value: money(sum), strong: true },
        ]}
      />
    </Card>
  )
}

type FlowProps = {
  current: number
  heading?: string
  /** What is wrong in an earlier step, by its name. */
  problems?: Readonly<Record<string, string>>
  contribution?: Contribution | null
  children: ReactNode
}

function Flow({ current, heading, problems, contribution = usual, children }: FlowProps) {
  return (
    <StoryFrame current="Contribute" name="Dayo Ogunlesi" balance={naira(1_248_500_050n)}>
      <PageHeader
        title="Contribute"
        trail={
          <Breadcrumbs
            items={[
              { label: 'Investment pools', link: <a href="#pools">.</a> },
              { label: contribution?.plan ?? usual.plan },
            ]}
          />
        }
      />
      {contribution ? (
        <Wizard
          label="Contribute"
          steps={names.map(name => ({ id: name, name, problem: problems?.[name] }))}
          current={names[current] ?? ''}
          heading={heading}
          onOpen={() => undefined}
        >
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_--spacing(88)]">
            <Card>{children}</Card>
            <Summary {...contribution} />
          </div>
        </Wizard>
      ) : (
        <>
          <Stepper label="Contribute" steps={names} current={current} />
          {children}
        </>
      )}
    </StoryFrame>
  )
}

type ButtonsProps = { next: string; waiting?: string }

/** `waiting` says why it does not go on yet. */
function Buttons({ next, waiting }: ButtonsProps) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-3 border-t border-line pt-6 sm:flex-row sm:items-start sm:justify-between">
      <Button variant="quiet">Back</Button>
      <div className="flex flex-col gap-2 sm:items-end">
        <Button
          disabled={waiting !== undefined}
          {...(waiting ? { 'aria-describedby': 'why-it-waits' } : {})}
        >
          {next}
        </Button>
        {waiting ? (
          <p id="why-it-waits" className="text-small text-ink-muted">
            {waiting}
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Amount({ value, error }: { value: bigint; error?: string }) {
  const [amount, setAmount] = useState<bigint | null>(value)
  return (
    <>
      <p className="mb-5 text-small text-ink-muted">
        From ₦100,000. You may top up whenever you like.
      </p>
      <div className="flex flex-col gap-6">
        <AmountField
          label="Amount"
          size="large"
          required
          symbol="₦"
          value={amount}
          onChange={setAmount}
          {...(error ? { error } : { hint: '₦12,485,000.50 is in your NGN wallet' })}
        />
        <RadioCards
          label="How often?"
          defaultValue="once"
          cards={[
            { value: 'once', label: 'Once', description: 'You decide about the next one' },
            {
              value: 'monthly',
              label: 'Every month',
              description: 'On the 5th, until you cancel it',
            },
          ]}
        />
      </div>
      <Buttons next="Continue" {...(error ? { waiting: 'The amount needs another look' } : {})} />
    </>
  )
}

function Receipt({ file }: { file: File | null }) {
  const [receipt, setReceipt] = useState(file)
  return (
    <>
      <p className="mb-5 text-small text-ink-muted">
        A picture or PDF from your bank. Only you and the club’s operators can see it.
      </p>
      <div className="flex flex-col gap-6">
        <FileDrop label="Receipt" required value={receipt} onChange={setReceipt} />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField label="Bank reference" placeholder="As on your receipt" />
          <TextField label="Note" placeholder="For our operators" />
        </div>
      </div>
      <Buttons next="Send" {...(receipt ? {} : { waiting: 'Choose your receipt first' })} />
    </>
  )
}

const plans = [
  {
    value: 'rent',
    label: 'Rent Pool',
    description: 'Six months, from ₦100,000; returns paid every quarter',
  },
  {
    value: 'education',
    label: 'The Okonkwo-Williams and Adébáyọ̀ Families’ Education Pool 2026',
    description: 'Twelve months, from ₦250,000; returns paid at maturity',
  },
  {
    value: 'purple',
    label: 'Purple NGN',
    description: 'No fixed term, from ₦50,000; withdraw at each month’s end',
  },
]

const meta = {
  title: 'Patterns/Step-by-step flow',
  component: Flow,
  args: { current: 2, children: null },
  argTypes: { children: { control: false } },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: `A few questions in a fixed order.

One question a step: the wizard draws the line of steps and the question as a heading, which gets the focus at each new step; the answer stands in one card, with what it comes to beside it the whole way. Back is quiet, on is strong and says why when it waits. Each step has an address (\`useWizard\`), answers are kept as a draft, and only what can’t be kept is asked about before the page is closed (\`useLeaveGuard\`). Begin here for contributing, funding, withdrawing.`,
      },
    },
  },
} satisfies Meta<typeof Flow>

export default meta
type Story = StoryObj<typeof meta>

export const ChooseThePlan: Story = {
  name: 'Choose the plan',
  args: {
    current: 0,
    contribution: { ...usual, amount: null, fee: null },
    heading: 'Which plan?',
    children: (
      <>
        <RadioCards label="Plan" labelHidden layout="column" defaultValue="rent" cards={plans} />
        <Buttons next="Continue" />
      </>
    ),
  },
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    docs: {
      description: {
        story:
          'The first question; what is not known yet says so in the summary, and nothing jumps.',
      },
    },
  },
}

export const SetTheAmount: Story = {
  name: 'Set the amount',
  args: {
    current: 1,
    contribution: { ...usual, amount: 999_999_999_999n },
    heading: 'How much would you like to contribute?',
    children: <Amount value={999_999_999_999n} />,
  },
  parameters: {
    docs: {
      description: {
        story:
          'The one large field of the flow; the least amount stands above it, the balance below; the charge is known before it is paid.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: /Amount/ })).toHaveValue('9,999,999,999.99')
    await expect(canvas.getByRole('group', { name: 'Your contribution' })).toHaveTextContent(
      'You pay₦10,000,002,000.49',
    )
  },
}

export const TooLittle: Story = {
  name: 'Too little',
  args: {
    current: 1,
    contribution: { ...usual, amount: 5_000_000n },
    heading: 'How much would you like to contribute?',
    children: <Amount value={5_000_000n} error="This plan starts at ₦100,000" />,
  },
  parameters: {
    pictures: { modes: ['dark-desktop', 'light-phone'] },
    docs: {
      description: { story: 'What is wrong stands under the field; the button says why it waits.' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Continue' }),
    ).toHaveAccessibleDescription('The amount needs another look')
  },
}

export const ChooseThePayment: Story = {
  name: 'Choose the payment',
  args: {
    current: 2,
    heading: 'How would you like to pay?',
    children: (
      <>
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
      </>
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

export const EarlierStepWrong: Story = {
  name: 'Earlier step wrong',
  args: {
    current: 2,
    heading: 'How would you like to pay?',
    problems: { Amount: 'Rent Pool starts at ₦600,000 since today.' },
    children: (
      <>
        <Banner tone="info">Your answers are kept while you look at the amount again.</Banner>
        <Buttons next="Continue" waiting="The amount needs another look" />
      </>
    ),
  },
  parameters: {
    pictures: false,
    docs: {
      description: {
        story: 'A step whose answer doesn’t hold any more is marked and said, with a way to it.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const steps = within(canvas.getByRole('list', { name: 'Contribute' })).getAllByRole('listitem')
    await expect(steps[1]).toHaveTextContent('Needs another look: Amount')
    await expect(canvas.getByRole('button', { name: 'Change Amount' })).toBeVisible()
  },
}

export const SendTheTransfer: Story = {
  name: 'Send the transfer',
  args: {
    current: 2,
    contribution: { ...usual, fee: 0n },
    heading: 'Send your transfer',
    children: (
      <>
        <p className="mb-5 text-small text-ink-muted">Then tell us, and we look out for it.</p>
        <div className="flex flex-col gap-5">
          <KeyValueList
            items={[
              { label: 'Bank', value: 'Guaranty Trust Bank' },
              { label: 'Account name', value: 'Cooperative Investment Club Limited' },
              { label: 'Account number', value: '0123 456 789', copy: '0123456789' },
              { label: 'Reference', value: 'KF-7Q2M-84', copy: 'KF-7Q2M-84' },
            ]}
          />
          <Banner tone="warning" title="Write the reference into your transfer">
            Without it we cannot tell whose money it is, and it takes longer.
          </Banner>
        </div>
        <Buttons next="I have sent it" />
      </>
    ),
  },
  parameters: {
    docs: {
      description: { story: 'What must be typed elsewhere can be copied; the one trap is named.' },
    },
  },
}

export const UploadTheReceipt: Story = {
  name: 'Upload the receipt',
  args: {
    current: 3,
    heading: 'Show us your receipt',
    contribution: { ...usual, fee: 0n },
    children: <Receipt file={null} />,
  },
  parameters: {
    docs: {
      description: {
        story: 'One required file, two short lines that may stay empty, and why the button waits.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Send' }),
    ).toHaveAccessibleDescription('Choose your receipt first')
  },
}

export const ReceiptChosen: Story = {
  name: 'Receipt chosen',
  args: {
    current: 3,
    heading: 'Show us your receipt',
    contribution: { ...usual, fee: 0n },
    children: (
      <Receipt
        file={
          new File(
            [new Uint8Array(1_234_567)],
            'gtbank-transfer-of-30-september-2026-dayo-ogunlesi.pdf',
            {
              type: 'application/pdf',
            },
          )
        }
      />
    ),
  },
  parameters: {
    pictures: { modes: ['dark-desktop', 'light-phone'] },
    docs: { description: { story: 'The file with its size, and a button that goes on.' } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send' })).toBeEnabled()
  },
}

export const Done: Story = {
  args: {
    current: 4,
    contribution: null,
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
          We look out for <Money amount={naira(50_000_000n)} /> with the reference KF-7Q2M-84 and
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
