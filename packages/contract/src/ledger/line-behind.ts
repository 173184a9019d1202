import { array, enums, type Infer, nullable, type } from 'superstruct'
import { DateTime } from '../fields/date-time.ts'
import { RateText } from '../money/exchange-rate.ts'
import { WireMoney } from '../money/wire-money.ts'
import { Payment } from '../payment/payment.ts'
import { accountKinds } from './account-kind.ts'
import { PostingRole } from './posting-role.ts'

/** What a movement did to one account. All of one movement add up to zero in each currency. */
export const LinePosting = type({
  account: enums(accountKinds),
  role: PostingRole,
  /** Below zero when it leaves the account. */
  amount: WireMoney,
})
export type LinePosting = Infer<typeof LinePosting>

/** What stands behind a line of a wallet or a portfolio. */
export const lineBehind = {
  /** None while no money has moved. */
  postings: array(LinePosting),
  /** Naira for one dollar, where one was changed into the other. */
  rate: nullable(RateText),
  rate_set_at: nullable(DateTime),
  payment: nullable(Payment),
}
