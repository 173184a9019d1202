import { referenceCalendar } from '../calendar/demo-calendar.ts'
import { demoUnmatched } from '../desk/demo-unmatched.ts'
import { demoRates } from '../rates/demo-rates.ts'
import { subscriptionFacts } from '../subscriptions/subscription-facts.ts'
import { demoWithdrawals } from '../withdrawals/demo-withdrawals.ts'
import { playScript } from './play-script.ts'

/** Two years of the demo club's money up to the reference day, oldest first, with the returns of every month. */
export const demoHistory = playScript(referenceCalendar, {
  subscriptions: subscriptionFacts,
  withdrawals: demoWithdrawals,
  unmatched: demoUnmatched,
  rates: demoRates,
})
