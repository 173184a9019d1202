import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { PlanReference } from '@kinfold/contract/plan/plan'
import { paymentsOf } from '@kinfold/personas/answers/payments-of'
import { portfolioAnswer } from '@kinfold/personas/answers/portfolios-of'
import { yearFlowsOf } from '@kinfold/personas/answers/reports-of'
import { allTransactionsOf } from '@kinfold/personas/answers/transactions-of'
import { dayo } from '@kinfold/personas/people/people'
import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { referenceDay, referenceMoment } from '@kinfold/personas/reference-day'
import { readConfig } from '#src/config/config.ts'
import { describeHead, type PaperToPrint } from '#src/modules/base/paper/describe-paper.ts'
import { describeYearReport } from '#src/modules/books/report/describe-year-report.ts'
import { describeCertificate } from '#src/modules/holdings/portfolio/describe-certificate.ts'
import {
  describeWalletStatement,
  type StatementLine,
} from '#src/modules/holdings/wallet/describe-wallet-statement.ts'
import { describePaymentReceipt } from '#src/modules/money/payment/describe-payment-receipt.ts'
import { drawPaper } from '#src/papers/draw-paper.ts'

/** Where the papers lead. It never answers. */
const publicUrl = 'https://club.kinfold.example'
const code = '7H2K-9D4M-AB3C-X5YZ'

const { first_name, last_name } = dayo.customer
const holder = { name: `${first_name} ${last_name}` }
/** As long as names get, with marks above and below. */
const longHolder = { name: 'Oluwafunmilayo-Chukwuemekaonyekachi Adébáyọ̀-Okonkwo-Williams' }
const most = 999_999_999_999_99n
const longPlan = 'The Okonkwo-Williams and Adébáyọ̀ Founding Families’ Education Pool 2026'

type Sample = { readonly paper: PaperToPrint; readonly holder: { readonly name: string } }

const days = { from: '2026-01-01', to: '2026-05-31' }

/** What moved in Dayo's naira wallet, oldest first. */
const lines: readonly StatementLine[] = allTransactionsOf(dayo, 'NGN')
  .filter(({ status }) => status === 'completed')
  .map(({ created_at, amount, ...line }) => ({
    ...line,
    at: new Date(created_at),
    amount: moneyFromWire('NGN', amount).minor,
  }))
  .reverse()
const dayOf = ({ at }: StatementLine) => at.toISOString().slice(0, 10)
const sumOf = (some: readonly StatementLine[]) => some.reduce((all, { amount }) => all + amount, 0n)

function statement(opening: bigint, told: readonly StatementLine[]): PaperToPrint {
  const amounts = told.map(({ amount }) => amount)
  return describeWalletStatement({ currency: 'NGN', opening, amounts, days }, [told])
}

const ofTheseDays = lines.filter(line => days.from <= dayOf(line) && dayOf(line) <= days.to)
const before = lines.filter(line => dayOf(line) < days.from)
const hugeLines = ofTheseDays.slice(0, 6).map((line, at) => ({
  ...line,
  description: `Contribution to ${longPlan}`,
  amount: at % 2 === 0 ? most : -most,
}))

/** The newest that came by card, with its fee. */
function receipt(): PaperToPrint {
  const paid = paymentsOf(dayo).find(
    ({ status, gateway }) => status === 'succeeded' && gateway === 'card',
  )
  if (paid === undefined) throw new Error('Dayo has paid by card')
  return describePaymentReceipt(paid)
}

function certificate(club: { readonly name: string }): Sample {
  const { plan, started_on, matures_on, contributed, returns, fees, paid_out } = portfolioAnswer(
    portfolioFactsOf('dayo purple naira'),
  )
  const minor = (wire: number) => moneyFromWire(plan.currency, wire).minor
  const sum = {
    contributions: minor(contributed),
    returns: minor(returns),
    fees: minor(fees),
    payouts: minor(paid_out),
  }
  const term = { started_on, matures_on }
  return {
    holder,
    paper: describeCertificate({ club, holder, plan, term, sum, today: referenceDay }),
  }
}

function longCertificate(club: { readonly name: string }): Sample {
  const plan: PlanReference = { id: 7, name: longPlan, product_type: 'education', currency: 'USD' }
  const sum = { contributions: most, returns: most, fees: -most, payouts: -most }
  const term = { started_on: '2024-09-15', matures_on: '2034-09-15' }
  return {
    holder: longHolder,
    paper: describeCertificate({ club, holder: longHolder, plan, term, sum, today: referenceDay }),
  }
}

function yearReport(year: number): PaperToPrint {
  const { flows, gains } = yearFlowsOf(dayo, year)
  return describeYearReport(flows, gains, {
    year,
    today: referenceDay,
    currencies: ['NGN', 'USD'],
  })
}

export type SamplePaper = { readonly title: string; readonly file: Buffer }

/** Papers of each kind that members get, as a club's server draws them: by name. */
export async function samplePapersOf(
  clubSettings: Readonly<Record<string, string>>,
  logo?: Buffer,
): Promise<Record<string, SamplePaper>> {
  const config = { ...readConfig({ KINFOLD_MODE: 'sandbox', ...clubSettings }), publicUrl }
  const samples: Readonly<Record<string, Sample>> = {
    statement: { holder, paper: statement(sumOf(before), ofTheseDays) },
    hugeStatement: { holder: longHolder, paper: statement(most, hugeLines) },
    receipt: { holder, paper: receipt() },
    certificate: certificate(config.club),
    longCertificate: longCertificate(config.club),
    yearReport: { holder, paper: yearReport(2025) },
  }
  const drawn = Object.entries(samples).map(async ([name, { paper, holder }]) => {
    const head = describeHead(paper, {
      config,
      holder,
      madeAt: new Date(referenceMoment),
      code,
      logo,
    })
    const drawing = drawPaper(head)
    for await (const part of paper.parts) drawing.add(part)
    return [name, { title: head.title, file: await drawing.finish() }] as const
  })
  return Object.fromEntries(await Promise.all(drawn))
}
