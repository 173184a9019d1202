// The whole club as the server seeds it. Replay `movements` in order: then every balance is what the answers say.
import { defaultContributionPolicy } from '@kinfold/contract/account/contribution-policy'
import { type DemoCalendar, referenceCalendar } from './calendar/demo-calendar.ts'
import { retold } from './calendar/retold.ts'
import { announcementsOn } from './content/demo-announcements.ts'
import { demoFaqs } from './content/demo-faqs.ts'
import { meetingsOn } from './content/demo-meetings.ts'
import { demoOfficers } from './content/demo-officers.ts'
import { demoResources } from './content/demo-resources.ts'
import { surveysOn } from './content/demo-surveys.ts'
import { demoPassword } from './demo-password.ts'
import { auditEntriesOf } from './desk/audit-entries.ts'
import { batchesOn } from './desk/demo-batches.ts'
import { chargebacksIn } from './desk/demo-chargebacks.ts'
import { monthClosingsOn } from './desk/demo-months.ts'
import { noticesOn } from './desk/demo-notices.ts'
import { refundsIn } from './desk/demo-refunds.ts'
import { demoMapping, statementOn } from './desk/demo-statements.ts'
import { unmatchedOn } from './desk/demo-unmatched.ts'
import { transfersIn } from './desk/expected-transfers.ts'
import {
  bankDetailsProposals as allBankDetailsProposals,
  managedBankDetails,
} from './desk/managed-bank-details.ts'
import { feeProposals, managedFees } from './desk/managed-fees.ts'
import { rateProposals } from './desk/rate-proposals.ts'
import { rolesProposalsOn } from './desk/roles-proposals.ts'
import { playScript } from './history/play-script.ts'
import { notificationsOn } from './notifications/demo-notifications.ts'
import { operators } from './operators/operators.ts'
import { openPaymentsOn } from './payments/open-payments.ts'
import { peopleOn } from './people/people-on.ts'
import { plansOn } from './plans/plans-on.ts'
import { portfoliosOn } from './portfolios/portfolios-on.ts'
import { ratesOn } from './rates/demo-rates.ts'
import { subscriptionsOn } from './subscriptions/subscriptions-on.ts'
import { withdrawalsOn } from './withdrawals/withdrawals-on.ts'

export type DemoClub = ReturnType<typeof demoClubOn>

/** The club as it is at that moment: the same people and the same story, with the dates of this calendar. */
export function demoClubOn(calendar: DemoCalendar) {
  const people = peopleOn(calendar)
  const rates = ratesOn(calendar)
  const subscriptions = subscriptionsOn(calendar)
  const withdrawals = withdrawalsOn(calendar)
  const batches = batchesOn(calendar, withdrawals)
  const unmatched = unmatchedOn(calendar)
  const bankDetailsProposals = allBankDetailsProposals.map(each =>
    retold(calendar, each, 'proposed_at'),
  )
  const { movements, returns } = playScript(calendar, {
    subscriptions,
    withdrawals,
    unmatched,
    rates,
  })
  const openPayments = openPaymentsOn(calendar)
  const transfers = transfersIn({ movements, openPayments })
  return {
    now: calendar.now,
    day: calendar.day,
    password: demoPassword,
    contributionPolicy: defaultContributionPolicy,
    people,
    operators: Object.values(operators),
    plans: plansOn(calendar),
    rates,
    portfolios: portfoliosOn(calendar),
    subscriptions,
    movements,
    returns,
    openPayments,
    withdrawals,
    batches,
    unmatched,
    refunds: refundsIn(calendar, { movements, openPayments }),
    chargebacks: chargebacksIn(movements),
    bankStatement: statementOn(calendar, { unmatched, transfers }),
    statementMapping: retold(calendar, demoMapping, 'setAt'),
    notifications: notificationsOn(calendar, { subscriptions, withdrawals }),
    notices: noticesOn(calendar),
    officers: demoOfficers,
    meetings: meetingsOn(calendar),
    announcements: announcementsOn(calendar),
    faqs: demoFaqs,
    resources: demoResources.map(each => retold(calendar, each, 'created_at')),
    surveys: surveysOn(calendar),
    bankDetails: managedBankDetails.accounts,
    bankDetailsProposals,
    rolesProposals: rolesProposalsOn(calendar),
    rateProposals: rateProposals.map(each => retold(calendar, each, 'proposed_at')),
    fees: managedFees.map(each => retold(calendar, each, 'set_at')),
    monthClosings: monthClosingsOn(calendar),
    feeProposals: feeProposals.map(each => retold(calendar, each, 'proposed_at')),
    auditEntries: auditEntriesOf({ people, withdrawals, batches, rates, bankDetailsProposals }),
  } as const
}

/** The club on the reference day, as stories and tests have it. */
export const demoClub = demoClubOn(referenceCalendar)
