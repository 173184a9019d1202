import { formatMoney } from '../../money/format-money.ts'
import type { Money } from '../../money/money.ts'

type Unpaid = {
  readonly amount: Money
  readonly bankName: string
  /** The last four digits. */
  readonly last4: string
  readonly reason: string
}

type News = { readonly title: string; readonly body: string }

/** A member's account, as they are told of it. */
export const payeeText = ({ bankName, last4 }: Pick<Unpaid, 'bankName' | 'last4'>) =>
  `your account at ${bankName} ending in ${last4}`

/** What a member reads of a withdrawal that is not paid, or not any more, with the reason that was given. */
export const unpaidWithdrawalNews = {
  refused: ({ amount, reason }: Unpaid): News => ({
    title: 'Your withdrawal was not approved',
    body: `${formatMoney(amount)} is in your wallet again. We could not pay it, for this reason:\n\n${reason}`,
  }),
  failed: (about: Unpaid): News => ({
    title: 'Your withdrawal could not be paid',
    body: `${formatMoney(about.amount)} is in your wallet again. It could not be paid to ${payeeText(about)}, for this reason:\n\n${about.reason}`,
  }),
  returned: (about: Unpaid): News => ({
    title: 'Your bank sent a withdrawal back',
    body: `${formatMoney(about.amount)} came back from ${payeeText(about)} and is in your wallet again. The reason:\n\n${about.reason}`,
  }),
} as const
