import { handlersFor } from '@kinfold/api/mocks/handlers'
import { mocks } from '@kinfold/api/mocks/mocks'
import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Money as MoneyAmount } from '@kinfold/contract/money/money'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { PortfolioTotals } from '@kinfold/contract/portfolio/portfolio-totals'
import type { Transaction } from '@kinfold/contract/wallet/transaction'
import { portfolioSummaryOf } from '@kinfold/personas/answers/portfolio-summary-of'
import { yearTrendOf } from '@kinfold/personas/answers/reports-of'
import { sessionUserOf } from '@kinfold/personas/answers/session-user-of'
import { allTransactionsOf } from '@kinfold/personas/answers/transactions-of'
import { dayo } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { AmountPrivacyToggle } from '@kinfold/ui/amount-privacy-toggle'
import { Badge } from '@kinfold/ui/badge'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { Chart } from '@kinfold/ui/chart'
import { DataTable } from '@kinfold/ui/data-table'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Money } from '@kinfold/ui/money'
import { PageHeader } from '@kinfold/ui/page-header'
import { Section } from '@kinfold/ui/section'
import { Skeleton } from '@kinfold/ui/skeleton'
import { Stat } from '@kinfold/ui/stat'
import { TextLink } from '@kinfold/ui/text-link'
import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowRight from 'lucide-react/icons/arrow-right'
import BookOpen from 'lucide-react/icons/book-open'
import Compass from 'lucide-react/icons/compass'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { expect, screen, waitFor } from 'storybook/test'
import { paths, pathTo } from '../address/paths.ts'
import { dayText } from '../day/day-text.ts'
import { inShell } from './in-shell.tsx'
import { transactionColumns } from './transaction-columns.tsx'

type Holding = { readonly value: MoneyAmount; readonly earned: MoneyAmount }

function holdingOf(totals: PortfolioTotals | null): Holding {
  const { currency, value, returns, fees } = totals ?? none
  return {
    value: moneyFromWire(currency, value),
    earned: addMoney(moneyFromWire(currency, returns), moneyFromWire(currency, fees)),
  }
}
const none = { currency: 'NGN', value: 0, returns: 0, fees: 0 } as const

const { ngn_portfolio, usd_portfolio } = portfolioSummaryOf(dayo)
const dayosHoldings = [holdingOf(ngn_portfolio), holdingOf(usd_portfolio)]
const mostOf = (currency: 'NGN' | 'USD'): Holding => {
  const most = moneyFromWire(currency, 9_999_999_999.99)
  return { value: most, earned: most }
}

const dayosLines = allTransactionsOf(dayo, 'NGN').slice(0, 5)
const largeLines: readonly Transaction[] = dayosLines.map(line => ({
  ...line,
  amount: Math.sign(line.amount) * 9_999_999_999.99,
  description:
    'Contribution to The Okonkwo-Williams and Adébáyọ̀ Founding Families’ Education Pool 2026',
}))

const monthName = dateFormat({ month: 'short', timeZone: 'UTC' })
const months = [2024, 2025, 2026].flatMap(year => {
  const naira = yearTrendOf(dayo, year).currencies.find(({ currency }) => currency === 'NGN')
  return (naira?.months ?? []).map(({ month, line }) => ({
    period: `${monthName(new Date(Date.UTC(year, month - 1)))} ${year}`,
    paidIn:
      moneyFromWire('NGN', line.contributions).minor + moneyFromWire('NGN', line.payouts).minor,
    value: moneyFromWire('NGN', line.closing).minor,
  }))
})
const [...twoYears] = months.slice(-24)
let paidIn = months.slice(0, -24).reduce((all, month) => all + month.paidIn, 0n)
const valueByMonth = [
  { name: 'Value', values: twoYears.map(({ value }) => value) },
  { name: 'Paid in', values: twoYears.map(month => (paidIn += month.paidIn)) },
]

type DashboardProps = {
  firstName?: string
  holdings?: readonly Holding[]
  rows?: readonly Transaction[]
  loading?: boolean
  banner?: ReactNode
}

type HoldingCardProps = Holding & { loading: boolean; first: boolean }

function HoldingCard({ value, earned, loading, first }: HoldingCardProps) {
  const { currency } = value
  return (
    <Card
      {...(first && { tone: 'feature' as const })}
      footer={
        <TextLink asChild look="quiet" className="inline-flex items-center gap-1.5">
          <Link to={pathTo.investmentsIn(currency)}>
            View {currency} contributions
            <ArrowRight aria-hidden size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
          </Link>
        </TextLink>
      }
    >
      <Stat
        size="hero"
        label={`${currency} portfolio`}
        action={first ? <AmountPrivacyToggle /> : null}
        loading={loading}
        change={
          <>
            <Money change amount={earned} /> earned after fees
          </>
        }
      >
        <Money amount={value} />
      </Stat>
    </Card>
  )
}

type ResourceProps = { icon: ReactNode; title: string; children: ReactNode; badge?: string }

function Resource({ icon, title, children, badge }: ResourceProps) {
  return (
    <Card
      tone="accent"
      title={title}
      headingLevel={3}
      link={<Link to={paths.resources} />}
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
              periods={twoYears.map(({ period }) => period)}
              series={valueByMonth}
              currency="NGN"
            />
          )}
        </Card>
      </Section>
      <Section
        title="Recent transactions"
        action={
          <TextLink asChild look="quiet" className="text-small">
            <Link to={paths.transactions}>All transactions</Link>
          </TextLink>
        }
      >
        <DataTable
          caption="Recent transactions"
          columns={transactionColumns.filter(({ id }) => id !== 'balance')}
          rows={rows}
          rowKey={row => row.id}
          loading={loading}
        />
      </Section>
    </>
  )
}

function Dashboard({
  firstName = dayo.customer.first_name,
  holdings = dayosHoldings,
  rows = dayosLines,
  loading = false,
  banner,
}: DashboardProps) {
  return (
    <>
      <PageHeader
        title={`Welcome, ${firstName}`}
        description="Here is what your money did since you last looked."
        actions={
          <>
            <Button variant="secondary">Check USD Rate</Button>
            <Button asChild>
              <Link to={paths.plans}>Contribute</Link>
            </Button>
          </>
        }
      />
      {banner}
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        {holdings.map((holding, at) => (
          <HoldingCard
            key={holding.value.currency}
            {...holding}
            first={at === 0}
            loading={loading}
          />
        ))}
      </div>
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
    </>
  )
}

const meta = {
  title: 'Patterns/Dashboard',
  component: Dashboard,
  ...inShell,
  tags: ['autodocs'],
  argTypes: { holdings: { control: false }, rows: { control: false } },
  parameters: {
    layout: 'fullscreen',
    app: { path: paths.overview, signedIn: true },
    msw: { handlers: handlersFor('dayo') },
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

const purple = portfolioFactsOf('dayo purple naira')

const welcome = (name: string) =>
  screen.findByRole('heading', { level: 1, name: `Welcome, ${name}` })

export const Ready: Story = {
  args: {
    banner: (
      <Banner
        title={`${planLabel(purple.plan)} matures on ${dayText(purple.maturesOn ?? '')}`}
        actions={
          <Button asChild size="small" variant="secondary">
            <Link to={pathTo.portfolio(purple.id)}>Choose what happens then</Link>
          </Button>
        }
      >
        It rolls over into another term, unless you choose otherwise.
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
  play: async () => {
    await expect(await welcome('Dayo')).toBeVisible()
  },
}

const longName = 'Oluwafunmilayo-Chukwuemekaonyekachi'

export const LongAndLarge: Story = {
  name: 'Long and large',
  args: {
    firstName: longName,
    holdings: [mostOf('NGN'), mostOf('USD')],
    rows: largeLines,
  },
  parameters: {
    msw: {
      handlers: [
        mocks.getCustomer.answers(sessionUserOf(dayo, { first_name: longName })),
        ...handlersFor('dayo'),
      ],
    },
    docs: {
      description: { story: 'A long name and ₦9,999,999,999.99: nothing breaks or is cut.' },
    },
  },
  play: async () => {
    await expect(await welcome(longName)).toBeVisible()
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
  play: async () => {
    await expect(await welcome('Dayo')).toBeVisible()
  },
}

export const AmountsHidden: Story = {
  name: 'Amounts hidden',
  globals: { amounts: 'hidden' },
  parameters: {
    pictures: { modes: ['light-phone'] },
    docs: { description: { story: 'In company: no amount can be read anywhere on the page.' } },
  },
  play: async ({ canvasElement }) => {
    await welcome('Dayo')
    await waitFor(() => expect(screen.getAllByText('Amount hidden').length).toBeGreaterThan(2))
    await expect(canvasElement).not.toHaveTextContent(/₦\d/)
  },
}
