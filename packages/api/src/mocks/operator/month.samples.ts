import { confirmMonthClosing } from '@kinfold/contract/operator/month/confirm-month-closing'
import { discardMonthClosing } from '@kinfold/contract/operator/month/discard-month-closing'
import { listMonths } from '@kinfold/contract/operator/month/list-months'
import { proposeMonthClosing } from '@kinfold/contract/operator/month/propose-month-closing'
import { monthClosings } from '@kinfold/personas/desk/demo-months'
import { sampleCall } from '../sample-call.ts'
import { idOf } from '../sample-ids.ts'

const proposed = { id: idOf(monthClosings) }

export const operatorMonthSamples = {
  listMonths: sampleCall(listMonths, {}),
  proposeMonthClosing: sampleCall(proposeMonthClosing, {
    body: { year: 2026, month: 5, reason: 'The bank’s statement and the books agree.' },
  }),
  confirmMonthClosing: sampleCall(confirmMonthClosing, {
    params: proposed,
    body: { seen: 'proposed' },
  }),
  discardMonthClosing: sampleCall(discardMonthClosing, {
    params: proposed,
    body: { seen: 'proposed' },
  }),
}
