import type { MaturityChoice } from '@kinfold/contract/portfolio/portfolio'
import type { TopUpPortfolioBody } from '@kinfold/contract/portfolio/top-up-portfolio'
import type { SignedIn } from '../../../calls/call.ts'

/** What is paid for, as the call names it. */
export type PaymentTarget =
  | {
      readonly kind: 'plan'
      readonly planId: number
      readonly atMaturity: MaturityChoice | undefined
    }
  | { readonly kind: 'portfolio' | 'wallet'; readonly id: string }

/** A payment that a member wants to begin. */
export type PaymentStart = {
  readonly caller: SignedIn
  readonly target: PaymentTarget
  /** A deposit takes some of these. */
  readonly body: TopUpPortfolioBody
}
