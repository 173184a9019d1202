import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowRight from 'lucide-react/icons/arrow-right'
import BookOpen from 'lucide-react/icons/book-open'
import Compass from 'lucide-react/icons/compass'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { AmountPrivacyToggle } from '../amount-privacy-toggle/amount-privacy-toggle.tsx'
import { Badge } from '../badge/badge.tsx'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Chart } from '../chart/chart.tsx'
import { today, twoYears, valueByMonth } from '../chart/story-months.ts'
import { DataTable } from '../data-table/data-table.tsx'
import {
  largeTransactions,
  type Transaction,
  transactionColumns,
  transactions,
} from '../data-table/story-transactions.tsx'
import { LoadingRegion } from '../loading-region/loading-region.tsx'
import { Money } from '../money/money.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Section } from '../section/section.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stat } from '../stat/stat.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { StoryFrame } from './story-frame.tsx'

const naira = (minor: bigint) => ({ currency: 'NGN', minor })
const dollars = (minor: bigint) => ({ currency: 'USD', minor })

type Holding = { name: string; naira: bigint; dollars: bigint; earned: bigint; balance: bigint }

const adaeze: Holding = {
  name: 'Adaeze Nwosu',
  naira: today().value,
  dollars: 842_016n,
  earned: today().earned,
  balance: 48_250_075n,
}

const most = 999_999_999_999n
const oluwaseunfunmi: Holding = {
  name: 'Oluwaseunfunmi Adébáyọ̀-Okonkwo-Williams',
  naira: most,
  dollars: most,
  earned: most,
  balance: most,
}

type DashboardProps = {
  member?: Holding
  rows?: readonly Transaction[]
  amountsHidden?: boolean
  loading?: boolean
  banner?: ReactNode
}

function Portfolios({ loading, member }: { loading: boolean; member: Holding }) {
  const link = (label: string) => (
    <TextLink look="quiet" href={`#${label}`} className="inline-flex items-center gap-1.5">
      View {label} contributions
      <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
    </TextLink>
  )
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      <Card tone="feature" footer={link('NGN')}>
        <Stat
          size="hero"
          label="NGN portfolio"
          action={<AmountPrivacyToggle />}
          loading={loading}
          change={
            <>
              <Money change amount={naira(member.earned)} /> this month
            </>
          }
        >
          <Money amount={naira(member.naira)} />
        </Stat>
      </Card>
      <Card footer={link('USD')}>
        <Stat
          size="hero"
          label="USD portfolio"
          loading={loading}
          change={
            <>
              <Money change amount={dollars(18_240n)} /> this month
            </>
          }
        >
          <Money amount={dollars(member.dollars)} />
        </Stat>
      </Card>
    </div>
  )
}

type ResourceProps = { icon: ReactNode; title: string; children: ReactNode; badge?: string }

function Resource({ icon, title, children, badge }: ResourceProps) {
  return (
    <Card
      tone="accent"
      title={title}
      headingLevel={3}
      link={<a href={`#${title}`}>.</a>}
      action={badge ? <Badge tone="accent">{badge}</Badge> : null}
    >
      <p className="flex gap-3 text-small text-ink">
        <span className="shrink-0 text-on-accent-soft [&>svg]:size-5">{icon}</span>
        {children}
      </p>
    </Card>
  )
}

function Movements({ loading, rows }: { loading: boolean; rows: readonly Transaction[] }) {
  return (
    <>
      <Section
        title="How it grew"
        description="Value of your NGN contributions, and what you paid in"
      >
        <Card>
          {loading ? (
            <LoadingRegion label="The chart is loading" className="h-80">
              <Skeleton shape="box" />
            </LoadingRegion>
          ) : (
            <Chart
              label="Value of your NGN contributions"
              kind="line"
              periods={twoYears}
              series={valueByMonth}
              currency="NGN"
            />
          )}
        </Card>
      </Section>
      <Section
        title="Recent transactions"
        action={
          <TextLink look="quiet" href="#transactions" className="text-small">
            All transactions
          </TextLink>
        }
      >
        <DataTable
          caption="Recent transactions"
          columns={transactionColumns.filter(({ id }) => id !== 'balance' && id !== 'kind')}
          rows={rows}
          rowKey={row => row.id}
          loading={loading}
        />
      </Section>
    </>
  )
}

function Dashboard({
  member = adaeze,
  rows = transactions(5),
  amountsHidden = false,
  loading = false,
  banner,
}: DashboardProps) {
  return (
    <StoryFrame
      current="Dashboard"
      name={member.name}
      balance={naira(member.balance)}
      unread={3}
      amountsHidden={amountsHidden}
    >
      <PageHeader
        title={`Welcome, ${member.name.split(' ')[0]}`}
        description="Here is what your money did since you last looked."
        actions={
          <>
            <Button variant="secondary">Check USD Rate</Button>
            <Button>Contribute</Button>
          </>
        }
      />
      {banner}
      <Portfolios loading={loading} member={member} />
      <Movements loading={loading} rows={rows} />
      <Section title="Helpful resources">
        <div className="grid gap-4 md:grid-cols-2 md:gap-6">
          <Resource
            icon={<BookOpen strokeWidth={1.75} />}
            title="Free investment course"
            badge="New"
          >
            Six short lessons in plain words, from your first naira to your first plan.
          </Resource>
          <Resource icon={<Compass strokeWidth={1.75} />} title="Investor profile quiz">
            Ten questions that tell which plan suits the way you feel about risk.
          </Resource>
        </div>
      </Section>
    </StoryFrame>
  )
}

const meta = {
  title: 'Patterns/Dashboard',
  component: Dashboard,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: `The page a member lands on.

One indigo card for the amount the screen is about, what needs doing above it, what happened below it, what may help last. Begin here for any page that sums up.`,
      },
    },
  },
} satisfies Meta<typeof Dashboard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: {
    banner: (
      <Banner title="Verification in progress">
        Validation takes 2 or 3 business days. You may contribute meanwhile.
      </Banner>
    ),
  },
  parameters: {
    docs: {
      description: {
        story:
          'One indigo card for the amount the screen is about; the news above it, what happened below it, what may help last.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Welcome, Adaeze',
    )
  },
}

export const LongAndLarge: Story = {
  name: 'Long and large',
  args: { member: oluwaseunfunmi, rows: largeTransactions },
  parameters: {
    docs: {
      description: { story: 'A long name and ₦9,999,999,999.99: nothing breaks or is cut.' },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Welcome, Oluwaseunfunmi' }),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  args: { loading: true },
  parameters: {
    pictures: { modes: ['light-desktop', 'dark-phone'] },
    docs: {
      description: { story: 'Words that are known stand already; amounts keep their places.' },
    },
  },
}

export const AmountsHidden: Story = {
  name: 'Amounts hidden',
  args: { amountsHidden: true },
  parameters: {
    pictures: { modes: ['dark-desktop', 'light-phone'] },
    docs: { description: { story: 'In company: no amount can be read anywhere on the page.' } },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/₦\d/)
  },
}
