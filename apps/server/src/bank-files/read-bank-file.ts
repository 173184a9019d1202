import type { CsvMapping } from '@kinfold/contract/operator/statement/csv-mapping'
import { type BankFile, BankFileError } from './bank-file.ts'
import { decodeBankFile } from './decode-bank-file.ts'
import { readCamt } from './read-camt.ts'
import { readCsv } from './read-csv.ts'
import { readOfx } from './read-ofx.ts'

/** Reads a bank's file of whatever format, or throws a BankFileError that says why it can't. */
export function readBankFile(bytes: Uint8Array, mapping: CsvMapping | undefined): BankFile {
  refuseOthers(bytes)
  const text = decodeBankFile(bytes)
  const head = text.slice(0, 4000)
  if (/^\s*OFXHEADER\s*:/i.test(head) || /<OFX>/i.test(head)) return readOfx(text)
  if (/^\s*</.test(head)) return readCamt(text)
  if (mapping === undefined) {
    throw new BankFileError(
      'Please say first which column of this bank’s files means what; then send the file again.',
    )
  }
  return readCsv(text, mapping)
}

const others = [
  { magic: '%PDF', kind: 'a PDF' },
  { magic: 'PK\u0003\u0004', kind: 'an Excel file, or another packed one' },
  { magic: '\u00D0\u00CF\u0011\u00E0', kind: 'an Excel file' },
] as const

function refuseOthers(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new BankFileError('This file is empty.')
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  const other = others.find(({ magic }) => head.startsWith(magic))
  if (other === undefined) return
  throw new BankFileError(`This is ${other.kind}. Please send CSV, OFX or camt.053.`)
}
