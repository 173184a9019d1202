import { array, enums, type Infer, nullable, string, type } from 'superstruct'
import { DateText } from '../fields/date.ts'
import { DateTime } from '../fields/date-time.ts'
import { WireMoney } from '../money/wire-money.ts'

export const paperKinds = [
  'wallet_statement',
  'portfolio_report',
  'payment_receipt',
  'certificate',
  'yearly_report',
] as const
export const PaperKind = enums(paperKinds)
export type PaperKind = Infer<typeof PaperKind>

/** What a paper is called, on it and about it. */
export const paperNames: Readonly<Record<PaperKind, string>> = {
  wallet_statement: 'Wallet statement',
  portfolio_report: 'Portfolio report',
  payment_receipt: 'Payment receipt',
  certificate: 'Certificate of contribution',
  yearly_report: 'Yearly report',
}

/** What the amount of each says. */
export const paperAmountNames: Readonly<Record<PaperKind, string>> = {
  wallet_statement: 'Closing balance',
  portfolio_report: 'Value',
  payment_receipt: 'Received',
  certificate: 'Contributed',
  yearly_report: 'Value at the end',
}

/** What anybody may know of a paper whose code they hold; it names nobody. */
export const IssuedPaper = type({
  kind: PaperKind,
  made_at: DateTime,
  /** The days that it is about, where it is about some. */
  from: nullable(DateText),
  to: nullable(DateText),
  /** One in each currency. */
  amounts: array(WireMoney),
  /** Of the member: `D. B.` */
  initials: string(),
  /** Of the file, in hexadecimal: whoever holds it can tell whether it was changed. */
  sha256: string(),
})
export type IssuedPaper = Infer<typeof IssuedPaper>
