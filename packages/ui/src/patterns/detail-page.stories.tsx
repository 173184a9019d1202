import type { Meta, StoryObj } from '@storybook/react-vite'
import Download from 'lucide-react/icons/download'
import { expect, within } from 'storybook/test'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Chart } from '../chart/chart.tsx'
import { twoYears } from '../chart/story-months.ts'
import { KeyValueList } from '../key-value-list/key-value-list.tsx'
import { Money } from '../money/money.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Progress } from '../progress/progress.tsx'
import { Section } from '../section/section.tsx'
import { Stat } from '../stat/stat.tsx'
import { StatusPill } from '../status-pill/status-pill.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { StoryFrame } from './story-frame.tsx'

const dollars = (minor: bigint) => ({ currency: 'USD', minor })

const months = twoYears.slice(-9)
const returnsByMonth = [
  {
    name: 'Returns',
    values: [5_210n, 6_125n, 5_840n, -1_260n, 7_435n, 8_890n, 9_615n, 11_020n, 11_650n],
  },
  { name: 'Fees', values: [-350n, -350n, -350n, -350n, -350n, -350n, -350n, -350n, -450n] },
]

function Facts({ code }: { code: string }) {
  return (
    <Card title="The plan" className="h-full">
      <KeyValueList
        items={[
          { label: 'Portfolio', value: code, copy: code },
          { label: 'Started', value: '12 January 2026' },
          { label: 'Matures', value: '12 January 2027' },
          { label: 'At maturity', value: 'Paid into your USD wallet' },
          { label: 'Recurring', value: <Money amount={dollars(25_000n)} /> },
        ]}
      />
    </Card>
  )
}

function History() {
  return (
    <Card>
      <Timeline
        label="History of this portfolio"
        events={[
          {
            id: '4',
            title: 'Matures',
            time: '12 January 2027',
            state: 'ahead',
          },
          {
            id: '3',
            title: 'Recurring charge',
            time: '1 September 2026',
            state: 'done',
            trailing: <Money change amount={dollars(25_000n)} />,
          },
          {
            id: '2',
            title: 'Recurring charge',
            time: '1 August 2026',
            state: 'failed',
            children: 'The card had expired. The charge of 4 August went through.',
          },
          {
            id: '1',
            title: 'First contribution',
            time: '12 January 2026',
            trailing: <Money change amount={dollars(500_000n)} />,
          },
        ]}
      />
    </Card>
  )
}

type Holding = {
  member: string
  plan: string
  code: string
  value: bigint
  earned: bigint
  paidIn: bigint
  returns: bigint
  fees: bigint
}

const efe: Holding = {
  member: 'Efe Williams-Ọṣọ́',
  plan: 'Diaspora Pool',
  code: 'KF-2204-EFE',
  value: 786_275n,
  earned: 61_275n,
  paidIn: 725_000n,
  returns: 64_525n,
  fees: -3_250n,
}

const most = 999_999_999_999n
const large: Holding = {
  member: 'Oluwaseunfunmi Adébáyọ̀-Okonkwo-Williams',
  plan: 'The Okonkwo-Williams and Adébáyọ̀ Founding Families’ Education Pool 2026',
  code: 'KF-2204-OLUWASEUNFUNMI',
  value: most,
  earned: most,
  paidIn: most,
  returns: most,
  fees: -most,
}

function Detail({ member, plan, code, value, earned, paidIn, returns, fees }: Holding) {
  return (
    <StoryFrame current="My Contributions" name={member} balance={dollars(120_050n)}>
      <PageHeader
        trail={
          <Breadcrumbs
            items={[
              { label: 'My Contributions', link: <a href="#contributions">.</a> },
              { label: plan, link: <a href="#pool">.</a> },
              { label: code },
            ]}
          />
        }
        title={plan}
        status={<StatusPill tone="success">Active</StatusPill>}
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
                  <Money change amount={dollars(earned)} /> since you started, after fees
                </>
              }
            >
              <Money amount={dollars(value)} />
            </Stat>
            <div className="mt-8">
              <Progress label="Time to maturity" value={261} max={365} valueText="104 days to go" />
            </div>
          </Card>
          <Card>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(38),100%),1fr))] gap-x-6 gap-y-5">
              <Stat label="Paid in">
                <Money amount={dollars(paidIn)} />
              </Stat>
              <Stat label="Returns">
                <Money amount={dollars(returns)} />
              </Stat>
              <Stat label="Fees">
                <Money amount={dollars(fees)} />
              </Stat>
            </div>
          </Card>
        </div>
        <Facts code={code} />
      </div>
      <div className="grid items-start gap-8 xl:grid-cols-[3fr_2fr] xl:gap-6">
        <Section title="Returns by month" className="min-w-0">
          <Card>
            <Chart
              label="Returns by month"
              kind="bars"
              periods={months}
              series={returnsByMonth}
              currency="USD"
            />
          </Card>
        </Section>
        <Section title="History">
          <History />
        </Section>
      </div>
    </StoryFrame>
  )
}

const meta = {
  title: 'Patterns/Detail page',
  component: Detail,
  args: efe,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
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
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(within(trail).getByText('KF-2204-EFE')).toHaveAttribute('aria-current', 'page')
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
    await expect(canvasElement).toHaveTextContent('$9,999,999,999.99')
  },
}
