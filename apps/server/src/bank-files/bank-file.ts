/** One movement on the club's bank account, as the bank's file has it. */
export type BankFileLine = {
  /** Where it stands in the file. */
  readonly number: number
  readonly bookedOn: string
  /** Above zero where money came in. */
  readonly minor: bigint
  /** What the same movement has in every file of this bank: the bank's own id, or the whole row. */
  readonly identity: string
  /** The bank's own id of the movement, where it gives one. */
  readonly bankId: string | null
  readonly reference: string
  readonly sender: string
  readonly text: string
}

/** What a bank's file says, whatever its format. */
export type BankFile = {
  readonly format: BankFileFormat
  /** The account number or IBAN that it names, and the currency; null where it doesn't say. */
  readonly account: string | null
  readonly currency: string | null
  /** Both checked against the lines; null where the file has none. */
  readonly openingMinor: bigint | null
  readonly closingMinor: bigint | null
  readonly from: string
  readonly to: string
  /** As they stand in the file. */
  readonly lines: readonly BankFileLine[]
}

export type BankFileFormat = 'csv' | 'ofx' | 'camt'

/** Why a file can't be read: a sentence for a person, and the line it is about. */
export class BankFileError extends Error {
  override readonly name = 'BankFileError'
  readonly line: number | null

  constructor(reason: string, line: number | null = null) {
    super(line === null ? reason : `Line ${line}: ${reason}`)
    this.line = line
  }
}

/** More than any bank sends for a month, and as much as is read at once. */
export const mostLines = 50_000
export const tooManyLines = `this file has more than ${mostLines.toLocaleString('en')} movements. Please send it in parts.`
