import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { operatorRoles } from '../access.ts'
import { BankAccount } from '../bank-account/bank-account.ts'
import { DateText } from '../fields/date.ts'
import { DateTime } from '../fields/date-time.ts'
import { Email } from '../fields/email.ts'
import { id } from '../fields/id.ts'
import { WireAmount } from '../money/wire-amount.ts'
import { Survey } from '../survey/survey.ts'
import { ObstaclesByWallet } from '../withdrawal/withdrawal-obstacles.ts'
import { contributionPolicies } from './contribution-policy.ts'
import { Customer } from './customer.ts'

/** Everything the shell needs to know about the signed-in person. */
export const SessionUser = type({
  /** The club's day. Everything that depends on the date counts from it, never from the browser's clock. */
  today: DateText,
  first_name: string(),
  last_name: string(),
  email: Email,
  /** USD only: neither residence nor citizenship is Nigeria. */
  is_global: boolean(),
  /** Whether money can be withdrawn from any wallet; the obstacles say from which. */
  can_make_withdrawal: boolean(),
  /** Null for an operator who is no member. */
  withdrawal_obstacles: nullable(ObstaclesByWallet),
  can_contribute: boolean(),
  contribution_policy: enums(contributionPolicies),
  has_submitted_kyc: boolean(),
  kyc_is_validated: boolean(),
  has_submitted_poa: boolean(),
  poa_is_validated: boolean(),
  is_bvn_validated: boolean(),
  usd_bank_account: nullable(BankAccount),
  ngn_bank_account: nullable(BankAccount),
  other_bank_account: nullable(BankAccount),
  international_bank_account: nullable(BankAccount),
  /** Less is paid only where it is all that can be withdrawn; a club’s setting. */
  least_withdrawal: type({ NGN: WireAmount, USD: WireAmount }),
  /** Until when withdrawals rest because a bank account changed. */
  withdrawals_paused_until: nullable(DateTime),
  unread_notification: integer(),
  /** Whether the terms in force are accepted. */
  terms_and_conditions: boolean(),
  /** By the club's name for them; until some are published at the desk, nobody noted since when. */
  terms_in_force: type({
    version: string(),
    published_at: nullable(DateTime),
    /** What is different from those accepted, in lines; null when nobody wrote it down, or none wait. */
    changes: nullable(string()),
  }),
  /** When the member last accepted terms, whichever were in force then. */
  terms_accepted_at: nullable(DateTime),
  active_survey: nullable(Survey),
  totp_enabled: boolean(),
  has_passkey: boolean(),
  roles: array(enums(operatorRoles)),
  /** By which they stand in what operators did; null for somebody who is none. */
  operator_id: nullable(id<'operator'>()),
  /** Null for an operator who is no member. */
  customer: nullable(Customer),
})
export type SessionUser = Infer<typeof SessionUser>
