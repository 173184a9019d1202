import { enums, type Infer } from 'superstruct'

/** card: the card provider · transfer: the bank-transfer provider · card_us: the second card provider · bank: a transfer with a receipt. */
export const gateways = ['card', 'transfer', 'card_us', 'wallet', 'bank'] as const
export const Gateway = enums(gateways)
export type Gateway = Infer<typeof Gateway>

/** Those that bring money into the club. */
export type OutsideGateway = Exclude<Gateway, 'wallet'>

/** Those that a provider takes the money of for the club; the rest comes to the club's own bank account. */
export type ProviderGateway = Exclude<OutsideGateway, 'bank'>

/** A wallet can't be paid out of itself. */
export const depositGateways = ['card', 'transfer', 'card_us', 'bank'] as const
export const DepositGateway = enums(depositGateways)

/** What can be charged again without the member: a wallet pays once, a transfer is theirs to make. */
export const recurringGateways = ['card', 'card_us'] as const satisfies readonly Gateway[]
export type RecurringGateway = (typeof recurringGateways)[number]

export const isRecurringGateway = (gateway: Gateway): gateway is RecurringGateway =>
  recurringGateways.some(recurring => recurring === gateway)
