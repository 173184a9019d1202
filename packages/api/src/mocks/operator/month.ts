import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { closingSentences } from '@kinfold/contract/operator/month/closing-problem'
import { confirmMonthClosing } from '@kinfold/contract/operator/month/confirm-month-closing'
import { discardMonthClosing } from '@kinfold/contract/operator/month/discard-month-closing'
import { listMonths } from '@kinfold/contract/operator/month/list-months'
import { proposeMonthClosing } from '@kinfold/contract/operator/month/propose-month-closing'
import { returnsPeriod } from '@kinfold/contract/operator/returns/draft-problem'
import { demoId } from '@kinfold/personas/demo-id'
import { demoMonths, monthClosings } from '@kinfold/personas/desk/demo-months'
import { mock } from '../mock.ts'
import { now } from '../now.ts'
import { Refusal } from '../refusal.ts'
import { decided, openProposal, proposedBy } from './decided-by.ts'

export const operatorMonthMocks = {
  listMonths: mock(listMonths, { ok: () => ({ months: [...demoMonths] }) }),
  proposeMonthClosing: mock(proposeMonthClosing, {
    ok: call => {
      const period = returnsPeriod(call.body.year, call.body.month)
      if (period >= dayInLagos(new Date(now())).slice(0, 7)) {
        return new Refusal('validation_failed', { fields: { month: closingSentences.notOver } })
      }
      if (monthClosings.some(({ year, month }) => returnsPeriod(year, month) === period)) {
        return new Refusal('conflict', { sentence: closingSentences.alreadyProposed })
      }
      return { id: demoId('month-closing', period), ...call.body, ...proposedBy(call) }
    },
  }),
  confirmMonthClosing: mock(confirmMonthClosing, {
    ok: call => decided(call, openProposal(monthClosings, call.params.id), 'confirmed'),
  }),
  discardMonthClosing: mock(discardMonthClosing, {
    ok: call => decided(call, openProposal(monthClosings, call.params.id), 'discarded'),
  }),
}
