import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Percent from 'lucide-react/icons/percent'
import Sprout from 'lucide-react/icons/sprout'
import { expect, within } from 'storybook/test'
import { AmountPrivacy } from '../amount-privacy/amount-privacy.tsx'
import { inColumn } from '../story-layout/in-column.tsx'
import { says } from '../story-layout/says.ts'
import { ReceiptRow } from './receipt-row.tsx'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })
const incoming = <ArrowDownLeft strokeWidth={1.75} />
const outgoing = <ArrowUpRight strokeWidth={1.75} />
// biome-ignore lint/a11y/useAnchorContent: the row puts its words in
const link = <a href="#receipt" />

const meta = {
  title: 'Primitives/Receipt row',
  component: ReceiptRow,
  tags: ['autodocs'],
  args: {
    icon: outgoing,
    what: 'Withdrawal',
    detail: 'To GTBank •••• 0004',
    amount: naira(-25_000_050n),
    link,
  },
  argTypes: {
    icon: { control: false },
    amount: { control: false },
    after: { control: false },
    status: { control: false },
    link: { control: false },
    className: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'A movement in a list by month: what, a detail, the amount. The whole row takes the press by one real link, which amount and balance describe, so its name stays short. A status shows only where the movement isn’t simply done, instead of a pill on each line. What failed has no colour of in or out, since no money moved.',
      when: 'For one movement of money in a list, under a heading for each day or month. A press anywhere on it opens its receipt.',
      whenNot: [
        { case: 'Figures are compared in columns', take: 'Data table' },
        { case: 'Everything about it is shown', take: 'Receipt sheet' },
        { case: 'It tells how one thing went, step by step', take: 'Timeline' },
      ],
      writing: [
        {
          advice:
            'It says what happened in two or three words; a status only while it isn’t simply done.',
          good: 'Withdrawal, to GTBank •••• 0004',
          bad: 'TRF/WD/0004 — Completed',
        },
      ],
    },
    docs: {
      description: {
        component: `One movement of money in a list by month; a press anywhere on it opens its receipt.

**States**: in, out, with what was left after it, waiting or failed, without a receipt, amounts hidden, long words and the largest amount.`,
      },
    },
  },
} satisfies Meta<typeof ReceiptRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: inColumn,
  parameters: says('The link is named by what it was, and described by its amount.'),
  play: async ({ canvasElement }) => {
    const opens = within(canvasElement).getByRole('link', { name: 'Withdrawal' })
    await expect(opens).toHaveAccessibleDescription('minus 250,000.50 naira To GTBank •••• 0004')
  },
}

export const Playground: Story = {
  decorators: inColumn,
  args: { status: { tone: 'warning', text: 'Approved' } },
  parameters: says('Every property can be tried here.'),
}

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: says('A list as it stands under one day; what is done says nothing more.'),
  render: () => (
    <div className="max-w-2xl rounded-card border border-line bg-surface p-2">
      <ReceiptRow
        {...meta.args}
        icon={incoming}
        what="Deposit"
        detail="Bank transfer"
        amount={naira(100_000_000n)}
        after={{ label: 'Balance', amount: naira(229_759_960n) }}
      />
      <ReceiptRow
        {...meta.args}
        icon={<Sprout strokeWidth={1.75} />}
        what="Return for May"
        detail="Family Growth Pool"
        amount={naira(1_176_718n)}
      />
      <ReceiptRow
        {...meta.args}
        icon={<Percent strokeWidth={1.75} />}
        what="Fee for May"
        detail="Family Growth Pool"
        amount={naira(-117_676n)}
      />
      <ReceiptRow {...meta.args} status={{ tone: 'warning', text: 'Approved' }} />
      <ReceiptRow
        {...meta.args}
        icon={incoming}
        what="Card charge"
        detail="Visa •••• 4242"
        amount={naira(5_000_000n)}
        status={{ tone: 'danger', text: 'Failed' }}
      />
      <ReceiptRow
        {...meta.args}
        link={undefined}
        icon={incoming}
        what="Contribution of the Nnamdiokonkwo-Adebayo family towards the Diaspora Dollar Pool"
        detail="From an account abroad that the bank has not named yet"
        amount={naira(100_000_000_000_000n)}
        status={{ tone: 'warning', text: 'Being checked' }}
      />
      <AmountPrivacy defaultHidden>
        <ReceiptRow {...meta.args} what="With amounts hidden" />
      </AmountPrivacy>
    </div>
  ),
}
