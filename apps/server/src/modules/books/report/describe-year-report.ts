import { dateFormat } from '@kinfold/contract/day/date-format'
import { type Currency, currencySymbols } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { addUpYear } from '@kinfold/contract/report/add-up-year'
import type { YearTrend } from '@kinfold/contract/report/get-year-trend'
import { figuresOf, type ReportFigures } from '@kinfold/contract/report/report-figures'
import type { ReportFlow, ReportGain } from '@kinfold/contract/report/report-flow'
import { dayOnPaper } from '../../../papers/day-on-paper.ts'
import type { Cell, Column, PaperPart, SumLine } from '../../../papers/paper.ts'
import type { PaperToPrint } from '../../base/paper/describe-paper.ts'

type Year = {
  readonly year: number
  readonly today: string
  readonly currencies: readonly Currency[]
}

export function describeYearReport(
  flows: readonly ReportFlow[],
  gains: readonly ReportGain[],
  wanted: Year,
): PaperToPrint {
  const { year, today } = wanted
  const { currencies } = addUpYear(flows, gains, wanted)
  const lastDay = `${year}-12-31` < today ? `${year}-12-31` : today
  const told = currencies.filter(({ currency }) =>
    flows.some(({ plan }) => plan.currency === currency),
  )
  return {
    kind: 'yearly_report',
    amounts: told.map(({ currency }) =>
      money(currency, lineOf(flows.filter(({ plan }) => plan.currency === currency)).closing),
    ),
    days: { from: `${year}-01-01`, to: lastDay },
    subtitle: `1 January ${year} to ${dayOnPaper(lastDay)}`,
    facts: [{ label: 'About', value: 'All portfolios' }],
    parts:
      told.length === 0
        ? [{ kind: 'paragraph', text: 'There was nothing in portfolios until then.' }]
        : told.flatMap(each => partsOf(each, flows, { year, lastDay })),
  }
}

type OfCurrency = YearTrend['currencies'][number]
type Days = { readonly year: number; readonly lastDay: string }

const currencyNames: Readonly<Record<Currency, string>> = { NGN: 'Naira', USD: 'US dollars' }
const labels: readonly (readonly [keyof ReportFigures, string])[] = [
  ['opening', 'Opening'],
  ['contributions', 'Contributed'],
  ['returns', 'Returns'],
  ['fees', 'Fees'],
  ['payouts', 'Paid out'],
  ['closing', 'Closing'],
]

function partsOf(
  { currency, months, return_bps }: OfCurrency,
  flows: readonly ReportFlow[],
  { year, lastDay }: Days,
): PaperPart[] {
  const own = flows.filter(({ plan }) => plan.currency === currency)
  const whole = lineOf(own)
  const inMonths = months.map(({ month, line }) => ({
    label: monthNames(new Date(Date.UTC(year, month - 1))),
    line: figuresOf(currency, line),
  }))
  const amount = (minor: bigint) => money(currency, minor)
  const sum: SumLine[] = labels.map(([part, label]) => ({ label, amount: amount(whole[part]) }))
  const plans = [...Map.groupBy(own, ({ plan }) => plan.id).values()]
  return [
    { kind: 'heading', text: currencyNames[currency] },
    {
      kind: 'figure',
      label: `Value at the end of ${dayOnPaper(lastDay)}`,
      amount: amount(whole.closing),
      ...(return_bps !== null && {
        note: `Return of the year: ${percent(return_bps)}, time-weighted and after fees.`,
      }),
      sum,
    },
    {
      kind: 'curve',
      description: `How the value went over the year in ${currencyNames[currency].toLowerCase()}, as the table below says month by month.`,
      points: inMonths.map(({ label, line }) => ({ label, amount: amount(line.closing) })),
    },
    table(currency, 'Month by month', 'Month', 'The year'),
    {
      kind: 'rows',
      rows: inMonths.map(({ label, line }) => cellsOf(label, line)),
    },
    table(currency, 'Plan by plan', 'Plan', 'All plans'),
    {
      kind: 'rows',
      rows: plans.flatMap(some => {
        const [first] = some
        const line = lineOf(some)
        // A plan that ended in an earlier year has nothing to say.
        const isSilent = Object.values(line).every(minor => minor === 0n)
        return first === undefined || isSilent ? [] : [cellsOf(planLabel(first.plan), line)]
      }),
    },
  ]
}

const monthNames = dateFormat({ month: 'short', timeZone: 'UTC' })

const percent = (bps: number) => `${bps < 0 ? '−' : ''}${(Math.abs(bps) / 100).toFixed(2)} %`

/** All that flowed until the end of the year, as one line. */
function lineOf(flows: readonly ReportFlow[]): ReportFigures {
  const line = { opening: 0n, contributions: 0n, returns: 0n, fees: 0n, payouts: 0n, closing: 0n }
  for (const { month, part, minor } of flows) {
    line[month === '' ? 'opening' : part] += minor
    line.closing += minor
  }
  return line
}

const cellsOf = (label: string, line: ReportFigures): Cell[] => [
  label,
  ...labels.map(([part]) => line[part]),
]

function table(currency: Currency, title: string, first: string, total: string): PaperPart {
  const symbol = currencySymbols[currency]
  const isMonths = first === 'Month'
  const columns: Column[] = labels.map(([part, label]) => ({
    title: `${label} (${symbol})`,
    width: 72,
    align: 'right',
    ...carryOf(part, isMonths),
  }))
  return {
    kind: 'table',
    title: `${title}, ${currencyNames[currency].toLowerCase()}`,
    columns: [{ title: first }, ...columns],
    total,
    empty: 'Nothing yet.',
  }
}

/** Months follow one another, so that the year ends as the last of them; plans are added up. */
function carryOf(part: keyof ReportFigures, isMonths: boolean): Pick<Column, 'carry'> {
  if (!isMonths) return { carry: 'sum' }
  if (part === 'opening') return {}
  return { carry: part === 'closing' ? 'last' : 'sum' }
}
