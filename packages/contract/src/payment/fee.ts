import { enums, type Infer, type } from 'superstruct'
import { WireMoney } from '../money/wire-money.ts'

/** processing: what the gateway takes · usd_card: what a card costs extra in dollars. */
export const feeNames = ['processing', 'usd_card'] as const
export type FeeName = (typeof feeNames)[number]

/** Who bears a fee: it is on top of what a member pays, or the club's own cost. */
export const feeBearers = ['member', 'club'] as const
export type FeeBearer = (typeof feeBearers)[number]

/** A fee that a member pays on top of the amount. */
export const FeeLine = type({ name: enums(feeNames), amount: WireMoney })
export type FeeLine = Infer<typeof FeeLine>
