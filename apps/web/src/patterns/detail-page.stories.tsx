import { handlersFor } from '@kinfold/api/mocks/handlers'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { addMoney } from '@kinfold/contract/money/money-arithmetic'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import type { PortfolioMovement } from '@kinfold/contract/portfolio/portfolio-movement'
import { portfolioAnswer, portfolioMovementsOf } from '@kinfold/personas/answers/portfolios-of'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { referenceDay } from '@kinfold/personas/reference-day'
import { Breadcrumbs } from '@kinfold/ui/breadcrumbs'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { Chart } from '@kinfold/ui/chart'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { Money } from '@kinfold/ui/money'
import { PageHeader } from '@kinfold/ui/page-header'
import { Progress } from '@kinfold/ui/progress'
import { Section } from '@kinfold/ui/section'
import { Stat } from '@kinfold/ui/stat'
import { StatusPill } from '@kinfold/ui/status-pill'
import { Timeline } from '@kinfold/ui/timeline'
import type { Meta, StoryObj } from '@storybook/react-vite'
import Download from 'lucide-react/icons/download'
import { Link } from 'react-router-dom'
import { expect, screen, within } from 'storybook/test'
import { paths } from '../address/paths.ts'
import { dayText } from '../day/day-text.ts'
import { portfolioStatusLooks } from '../portfolio/portfolio-status-looks.ts'
import { inShell } from './in-shell.tsx'

type Holding = {
  readonly portfolio: Portfolio
  readonly movements: readonly PortfolioMovement[]
}

/** Opened by Dayo a year ago, in dollars. */
const { key, plan } = portfolioFactsOf('dayo purple dollar')
const portfolio = portfolioAnswer(portfolioFactsOf(key))
const dayos: Holding = {
  portfolio,
  movements: portfolioMovementsOf(key, { per_page: 100 }).items,
}

const most = 9_999_999_999.99
const large: Holding = {
  ...dayos,
  portfolio: {
    ...portfolio,
    plan: {
      ...plan,
      name: 'The Okonkwo-Williams and Adébáyọ̀ Founding Families’ Education Pool 2026',
    },
    value: most,
    contributed: most,
    returns: most,
    fees: -999_999_999.99,
  },
}

const monthName = dateFormat({
  month: 'short',
  year: 'numeric',
})

/** What each month brought and cost, oldest first. */
function monthsOf({ portfolio: { currency }, movements }: Holding) {
  const ofMonth = Map.groupBy(movements.toReversed(), ({ happened_at }) =>
    monthName(new Date(happened_at)),
  )
  const sum = (kind: PortfolioMovement['kind']) =>
    [...ofMonth.values()].map(rows =>
      rows
        .filter(row => row.kind === kind)
        .reduce((all, { amount }) => all + moneyFromWire(currency, amount).minor, 0n),
    )
  return {
    periods: [...ofMonth.keys()],
    series: [
      { name: 'Returns', values: sum('return') },
      { name: 'Fees', values: sum('fee') },
    ],
  }
}

function Facts({ id, plan, started_on, matures_on, at_maturity }: Portfolio) {
  return (
    <Card title="The plan" className="h-full">
      <KeyValueList
        items={[
          { label: 'Plan', value: planLabel(plan) },
          { label: 'Started', value: started_on ? dayText(started_on) : 'Not yet' },
          { label: 'Matures', value: matures_on ? dayText(matures_on) : 'Open-ended' },
          {
            label: 'At maturity',
            value:
              at_maturity === 'pay_out' ? `Paid into your ${plan.currency} wallet` : 'Rolled over',
          },
          { label: 'Portfolio', value: id.slice(0, 8), copy: id },
        ]}
      />
    </Card>
  )
}

function History({ portfolio: { currency, matures_on }, movements }: Holding) {
  return (
    <Card>
      <Timeline
        label="History of this portfolio"
        events={[
          ...(matures_on
            ? [{ id: 'end', title: 'Matures', time: dayText(matures_on), state: 'ahead' as const }]
            : []),
          ...movements.slice(0, 4).map(({ id, description, amount, happened_at }) => ({
            id,
            title: description,
            time: dayText(happened_at),
            trailing: <Money change amount={moneyFromWire(currency, amount)} />,
          })),
        ]}
      />
    </Card>
  )
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

function Term({ started_on, matures_on }: Portfolio) {
  if (!(started_on && matures_on)) return null
  const gone = daysBetween(started_on, referenceDay)
  const all = daysBetween(started_on, matures_on)
  return (
    <Progress
      label="Time to maturity"
      value={gone}
      max={all}
      valueText={`${all - gone} days to go`}
    />
  )
}

function Detail(holding: Holding) {
  const { portfolio } = holding
  const { currency, status, value, contributed, returns, fees } = portfolio
  const amount = (wire: number) => moneyFromWire(currency, wire)
  const { tone, label } = portfolioStatusLooks[status]
  const name = planLabel(portfolio.plan)
  return (
    <>
      <PageHeader
        trail={
          <Breadcrumbs
            items={[
              { label: 'My Contributions', link: <Link to={paths.myInvestments} /> },
              { label: name },
            ]}
          />
        }
        title={name}
        status={<StatusPill tone={tone}>{label}</StatusPill>}
        actions={
          <>
            <Button variant="secondary" icon={<Download aria-hidden strokeWidth={1.75} />}>
              PDF report
            </Button>
            <Button>Top up</Button>
          </>
        }
      />
      <div className="grid gap-4 xl:grid-cols-[3fr_2fr] xl:gap-6">
        <div className="flex flex-col gap-4 xl:gap-6">
          <Card tone="feature">
            <Stat
              size="hero"
              label="Value today"
              change={
                <>
                  <Money change amount={addMoney(amount(returns), amount(fees))} /> since you
                  started, after fees
                </>
              }
            >
              <Money amount={amount(value)} />
            </Stat>
            <div className="mt-8">
              <Term {...portfolio} />
            </div>
          </Card>
          <Card>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(38),100%),1fr))] gap-x-6 gap-y-5">
              <Stat label="Paid in">
                <Money amount={amount(contributed)} />
              </Stat>
              <Stat label="Returns">
                <Money amount={amount(returns)} />
              </Stat>
              <Stat label="Fees">
                <Money amount={amount(fees)} />
              </Stat>
            </div>
          </Card>
        </div>
        <Facts {...portfolio} />
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr] xl:gap-6">
        <Section title="Returns by month" className="min-w-0">
          <Card>
            <Chart
              label="Returns by month"
              kind="bars"
              {...monthsOf(holding)}
              currency={currency}
            />
          </Card>
        </Section>
        <Section title="History">
          <History {...holding} />
        </Section>
      </div>
    </>
  )
}

const meta = {
  title: 'Patterns/Detail page',
  component: Detail,
  ...inShell,
  args: dayos,
  argTypes: { portfolio: { control: false }, movements: { control: false } },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: paths.myInvestments, signedIn: true },
    msw: { handlers: handlersFor('dayo') },
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component: `One thing and everything about it.

The way back, its name and how it stands, what can be done; then its one amount, its facts, its history. Begin here for a portfolio, a plan, a withdrawal.`,
      },
    },
  },
} satisfies Meta<typeof Detail>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: {
    docs: {
      description: {
        story:
          'The way back, what it is and how it stands, what can be done; then its one amount, its facts, its history.',
      },
    },
  },
  play: async () => {
    const trail = await screen.findByRole('navigation', { name: 'Breadcrumbs' })
    await expect(within(trail).getByText('Purple USD')).toHaveAttribute('aria-current', 'page')
  },
}

export const LongAndLarge: Story = {
  name: 'Long and large',
  args: large,
  parameters: {
    docs: {
      description: { story: 'A long name and the largest amounts: nothing breaks or is cut.' },
    },
  },
  play: async ({ canvasElement }) => {
    await screen.findByRole('heading', { level: 1, name: /Founding Families/ })
    await expect(canvasElement).toHaveTextContent('$9,999,999,999.99')
  },
}
