// The whole club as the server seeds it. Replay `movements` in order: then every balance is what the answers say.
import { defaultContributionPolicy } from '@kinfold/contract/account/contribution-policy'
import { demoFaqs } from './content/demo-faqs.ts'
import { demoResources } from './content/demo-resources.ts'
import { demoSurveys } from './content/demo-surveys.ts'
import { demoPassword } from './demo-password.ts'
import { demoBatches } from './desk/demo-batches.ts'
import { demoNotices } from './desk/demo-notices.ts'
import { demoUnmatched } from './desk/demo-unmatched.ts'
import { bankDetailsProposals, managedBankDetails } from './desk/managed-bank-details.ts'
import { feeProposals, managedFees } from './desk/managed-fees.ts'
import { rateProposals } from './desk/rate-proposals.ts'
import { rolesProposals } from './desk/roles-proposals.ts'
import { demoHistory } from './history/demo-history.ts'
import { demoNotifications } from './notifications/demo-notifications.ts'
import { operators } from './operators/operators.ts'
import { openPayments } from './payments/open-payments.ts'
import { people } from './people/people.ts'
import { demoPlans } from './plans/demo-plans.ts'
import { portfolioFacts } from './portfolios/portfolio-facts.ts'
import { demoRates } from './rates/demo-rates.ts'
import { referenceMoment } from './reference-day.ts'
import { subscriptionFacts } from './subscriptions/subscription-facts.ts'
import { demoWithdrawals } from './withdrawals/demo-withdrawals.ts'

export const demoClub = {
  now: referenceMoment,
  password: demoPassword,
  contributionPolicy: defaultContributionPolicy,
  people: Object.values(people),
  operators: Object.values(operators),
  plans: demoPlans,
  rates: demoRates,
  portfolios: portfolioFacts,
  subscriptions: subscriptionFacts,
  movements: demoHistory.movements,
  returns: demoHistory.returns,
  openPayments,
  withdrawals: demoWithdrawals,
  batches: demoBatches,
  unmatched: demoUnmatched,
  notifications: demoNotifications,
  notices: demoNotices,
  faqs: demoFaqs,
  resources: demoResources,
  surveys: demoSurveys,
  bankDetails: managedBankDetails.accounts,
  bankDetailsProposals,
  rolesProposals,
  rateProposals,
  fees: managedFees,
  feeProposals,
} as const
