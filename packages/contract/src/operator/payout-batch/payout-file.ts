// The file that a bank takes a batch from. A format is data: which columns, under which names, in which order.
import { enums, type Infer } from 'superstruct'
import type { Currency } from '../../money/currency.ts'
import type { Money } from '../../money/money.ts'
import { type CsvCell, writeCsv } from '../../text/csv.ts'

export const payoutFileFormats = ['standard', 'gtbank', 'zenith', 'wire'] as const
export const PayoutFileFormat = enums(payoutFileFormats)
export type PayoutFileFormat = Infer<typeof PayoutFileFormat>

/** One payout, with everything a bank may ask for. */
export interface PayoutLine {
  readonly reference: string
  readonly amount: Money
  readonly accountName: string
  readonly accountNumber: string
  readonly bankName: string
  readonly bankCode: string | null
  readonly routingNumber: string | null
  readonly swift: string | null
  readonly bankAddress: string | null
  readonly country: string | null
}

type Field = (line: PayoutLine) => CsvCell

const amount: Field = line => line.amount
const currency: Field = line => line.amount.currency
const text =
  (name: Exclude<keyof PayoutLine, 'amount'>): Field =>
  line =>
    line[name] ?? ''
const narration: Field = ({ reference }) => `Withdrawal ${reference}`

type Format = {
  readonly currency: Currency
  readonly columns: Readonly<Record<string, Field>>
}

const formats: Readonly<Record<PayoutFileFormat, Format>> = {
  /** Whatever bank a person types it in at. */
  standard: {
    currency: 'NGN',
    columns: {
      Reference: text('reference'),
      Name: text('accountName'),
      'Account number': text('accountNumber'),
      Bank: text('bankName'),
      'Bank code': text('bankCode'),
      Amount: amount,
      Currency: currency,
    },
  },
  gtbank: {
    currency: 'NGN',
    columns: {
      'PAYMENT AMOUNT': amount,
      'PAYMENT REFERENCE': text('reference'),
      REMARKS: narration,
      'VENDOR NAME': text('accountName'),
      'VENDOR ACCT NUMBER': text('accountNumber'),
      'VENDOR BANK CODE': text('bankCode'),
    },
  },
  zenith: {
    currency: 'NGN',
    columns: {
      'TRANSACTION REFERENCE': text('reference'),
      'BENEFICIARY NAME': text('accountName'),
      'BENEFICIARY ACCOUNT NUMBER': text('accountNumber'),
      'BENEFICIARY BANK CODE': text('bankCode'),
      AMOUNT: amount,
      'PAYMENT CURRENCY': currency,
      NARRATION: narration,
    },
  },
  wire: {
    currency: 'USD',
    columns: {
      Reference: text('reference'),
      Beneficiary: text('accountName'),
      'Account number or IBAN': text('accountNumber'),
      'SWIFT code': text('swift'),
      'Routing number': text('routingNumber'),
      Bank: text('bankName'),
      'Bank address': text('bankAddress'),
      Country: text('country'),
      Amount: amount,
      Currency: currency,
    },
  },
}

const usual: Readonly<Record<Currency, PayoutFileFormat>> = { NGN: 'standard', USD: 'wire' }

/** The format that is meant where none is named. */
export const usualFormat = (of: Currency): PayoutFileFormat => usual[of]

export const takesCurrency = (format: PayoutFileFormat, of: Currency): boolean =>
  formats[format].currency === of

/** The same text for the same payouts, whenever it is written: they stand by their references. */
export function writePayoutFile(format: PayoutFileFormat, payouts: readonly PayoutLine[]): string {
  const { columns } = formats[format]
  const fields = Object.values(columns)
  const sorted = payouts.toSorted((one, other) => (one.reference < other.reference ? -1 : 1))
  const lines = sorted.map(line => fields.map(field => field(line)))
  return writeCsv([Object.keys(columns), ...lines])
}
