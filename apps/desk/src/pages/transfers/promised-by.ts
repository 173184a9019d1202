import { paymentConfirmationHours } from '@kinfold/contract/constants'

const waitMs = paymentConfirmationHours * 3_600_000

/** Until when its member was promised an answer. */
export const promisedBy = (submittedAt: string): Date =>
  new Date(new Date(submittedAt).getTime() + waitMs)
