import { enums, type Infer, nullable, string, type } from 'superstruct'
import { Currency } from '../money/currency.ts'

export const transferRegions = ['Nigeria', 'USA', 'Others'] as const
export const TransferRegion = enums(transferRegions)

/** An account of the club that members transfer to. */
export const ClubBankAccount = type({
  region: TransferRegion,
  currency: Currency,
  bank_name: string(),
  account_name: string(),
  account_number: string(),
  routing_number: nullable(string()),
  swift: nullable(string()),
  bank_address: nullable(string()),
})
export type ClubBankAccount = Infer<typeof ClubBankAccount>
