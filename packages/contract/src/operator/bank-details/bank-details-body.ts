// An account as an administrator writes it, and what each region's transfers need.
import { type Failure, type Infer, nullable, object, refine, type Struct } from 'superstruct'
import { AccountName } from '../../fields/account-name.ts'
import { AccountNumber } from '../../fields/account-number.ts'
import { RoutingNumber } from '../../fields/routing-number.ts'
import { SwiftCode } from '../../fields/swift-code.ts'
import { requiredLines, requiredText } from '../../fields/text.ts'
import { Version } from '../../fields/version.ts'
import { Currency } from '../../money/currency.ts'
import { type ClubBankAccount, TransferRegion } from '../../payment/club-bank-account.ts'
import { Reason } from '../reason.ts'

const detailsFields = {
  region: TransferRegion,
  currency: Currency,
  bank_name: requiredText(140),
  account_name: AccountName,
  account_number: requiredText(34),
  routing_number: nullable(RoutingNumber),
  swift: nullable(SwiftCode),
  bank_address: nullable(requiredLines(300)),
}

export const bankDetailsMessages = {
  nigerianNumber: 'An account in Nigeria has a number of 10 digits.',
  dollarsOnly: 'Accounts outside Nigeria are in US dollars.',
  routingNumber: 'Transfers in the USA need the 9 digits of the routing number.',
  noRoutingNumber: 'Only accounts in the USA have a routing number.',
  swift: 'Transfers from elsewhere need the bank’s SWIFT code.',
  bankAddress: 'Transfers from elsewhere need the bank’s address.',
} as const

const rules: readonly [
  keyof ClubBankAccount,
  (account: ClubBankAccount) => boolean,
  keyof typeof bankDetailsMessages,
][] = [
  [
    'account_number',
    ({ region, account_number }) => region === 'Nigeria' && !AccountNumber.is(account_number),
    'nigerianNumber',
  ],
  ['currency', ({ region, currency }) => region !== 'Nigeria' && currency !== 'USD', 'dollarsOnly'],
  [
    'routing_number',
    ({ region, routing_number }) => region === 'USA' && routing_number === null,
    'routingNumber',
  ],
  [
    'routing_number',
    ({ region, routing_number }) => region !== 'USA' && routing_number !== null,
    'noRoutingNumber',
  ],
  ['swift', ({ region, swift }) => region === 'Others' && swift === null, 'swift'],
  [
    'bank_address',
    ({ region, bank_address }) => region === 'Others' && bank_address === null,
    'bankAddress',
  ],
]

function withRegionRules<T extends ClubBankAccount, S>(body: Struct<T, S>): Struct<T, S> {
  return refine(body, 'bank details', account => {
    const failures: Partial<Failure>[] = []
    for (const [name, isBroken, message] of rules) {
      if (isBroken(account)) failures.push({ path: [name], message: bankDetailsMessages[message] })
    }
    return failures
  })
}

/** An account alone, as a club's configuration writes it. */
export const BankDetails = withRegionRules(object(detailsFields))

export const BankDetailsBody = withRegionRules(object({ ...detailsFields, reason: Reason }))
export type BankDetailsBody = Infer<typeof BankDetailsBody>

export const BankDetailsChangeBody = withRegionRules(
  object({ ...detailsFields, reason: Reason, version: Version }),
)
export type BankDetailsChangeBody = Infer<typeof BankDetailsChangeBody>

export const BankDetailsRemovalBody = object({ reason: Reason, version: Version })
export type BankDetailsRemovalBody = Infer<typeof BankDetailsRemovalBody>
