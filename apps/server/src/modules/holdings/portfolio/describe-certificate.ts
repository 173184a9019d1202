import { money } from '@kinfold/contract/money/money'
import type { PlanReference } from '@kinfold/contract/plan/plan'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import type { ReportPart } from '@kinfold/contract/report/report-flow'
import type { Club } from '../../../config/config.ts'
import { amountOnPaper } from '../../../papers/amount-on-paper.ts'
import { dayOnPaper } from '../../../papers/day-on-paper.ts'
import type { PaperToPrint } from '../../base/paper/describe-paper.ts'
import { sumLinesOf } from './sum-lines-of.ts'

type Certified = {
  readonly club: Pick<Club, 'name'>
  readonly holder: { readonly name: string }
  readonly plan: PlanReference
  readonly term: { readonly started_on: string | null; readonly matures_on: string | null }
  readonly sum: Readonly<Record<ReportPart, bigint>>
  readonly today: string
}

export function describeCertificate({
  club,
  holder,
  plan,
  term: { started_on, matures_on },
  sum,
  today,
}: Certified): PaperToPrint {
  const contributed = money(plan.currency, sum.contributions)
  const since = started_on === null ? '' : ` since ${dayOnPaper(started_on)}`
  return {
    kind: 'certificate',
    amounts: [contributed],
    subtitle: planLabel(plan),
    facts: [
      ...(matures_on === null ? [] : [{ label: 'Matures on', value: dayOnPaper(matures_on) }]),
    ],
    parts: [
      {
        kind: 'paragraph',
        size: 'large',
        text: `${club.name} certifies that ${holder.name} holds a portfolio in ${planLabel(plan)}${since}, and that ${amountOnPaper(contributed)} has been contributed to it until ${dayOnPaper(today)}.`,
      },
      {
        kind: 'figure',
        label: 'Contributed',
        amount: contributed,
        sum: sumLinesOf(plan.currency, sum),
      },
      {
        kind: 'paragraph',
        text: 'It says what the club’s books say on the day it was made. It was made by the club’s computer and is valid without a signature.',
      },
    ],
  }
}
