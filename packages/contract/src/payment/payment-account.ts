import { type Infer, string, type } from 'superstruct'

/** An account number that takes one payment and no other. */
export const PaymentAccount = type({ bank: string(), name: string(), number: string() })
export type PaymentAccount = Infer<typeof PaymentAccount>
