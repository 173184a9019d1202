import { array, type Infer, nullable, string, type } from 'superstruct'
import { endpoint } from '../../endpoint.ts'
import { DateTime } from '../../fields/date-time.ts'
import { id } from '../../fields/id.ts'
import { Currency } from '../../money/currency.ts'
import { WireMoney } from '../../money/wire-money.ts'
import { PlanReference } from '../../plan/plan.ts'
import { PortfolioStatus } from '../../portfolio/portfolio-status.ts'
import { Lookalike } from '../lookalike/lookalike.ts'
import { ExpectedTransfer } from './expected-transfer.ts'

/** A transfer with all that decides where its money goes. */
export const TransferDetail = type({
  transfer: ExpectedTransfer,
  /** What arrives where it is for, once all that is expected has come. */
  amount: WireMoney,
  fee: WireMoney,
  /** Naira for a dollar, where it is exchanged. */
  rate: nullable(string()),
  expires_at: nullable(DateTime),
  /** What it is for; null where it goes to the wallet. */
  portfolio: nullable(
    type({
      status: PortfolioStatus,
      plan: PlanReference,
      /** What a portfolio of this plan begins with at least. */
      minimum: WireMoney,
    }),
  ),
  /** What of it went to the wallet: it came on top of what was announced, and was divided. */
  to_wallet: nullable(WireMoney),
  /** What its member may hold. */
  currencies: array(Currency),
  /** Others that came with the same receipt. */
  same_receipt: array(Lookalike),
})
export type TransferDetail = Infer<typeof TransferDetail>

export const getExpectedTransfer = endpoint({
  summary: 'One transfer, with what a confirmation of it comes to.',
  method: 'GET',
  path: '/operator/transfer/:id',
  access: 'approver',
  params: { id: id<'payment'>() },
  response: TransferDetail,
})
