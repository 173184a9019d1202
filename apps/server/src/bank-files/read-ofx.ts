import {
  type BankFile,
  BankFileError,
  type BankFileLine,
  mostLines,
  tooManyLines,
} from './bank-file.ts'
import { type Element, elementAt, elementsAt, textAt } from './element.ts'
import { joinTexts, plainText } from './plain-text.ts'
import { readAmount } from './read-amount.ts'
import { readCompactDay } from './read-day.ts'
import { sgmlTree } from './sgml-tree.ts'
import { spanOf } from './span-of.ts'
import { xmlTree } from './xml-tree.ts'

/** OFX 1, which is SGML behind a header of its own, and OFX 2, which is XML. */
export function readOfx(text: string): BankFile {
  const begin = text.search(/<OFX>/i)
  if (begin < 0) throw new BankFileError('This OFX file has no OFX element.')
  const isXml = /^\s*<\?xml/.test(text)
  const firstLine = text.slice(0, begin).split('\n').length
  const document = isXml ? xmlTree(text.trimStart()) : sgmlTree(text.slice(begin), firstLine)
  const statements = elementsAt(document, 'OFX', 'BANKMSGSRSV1', 'STMTTRNRS', 'STMTRS')
  const [statement, second] = statements
  if (statement === undefined) throw new BankFileError('This OFX file has no bank statement in it.')
  if (second !== undefined) {
    throw new BankFileError(
      'this file has a second account in it. Please send one account at a time.',
      second.line,
    )
  }
  return readStatement(statement)
}

function readStatement(statement: Element): BankFile {
  const list = elementAt(statement, 'BANKTRANLIST')
  const movements = list === undefined ? [] : elementsAt(list, 'STMTTRN')
  if (movements.length > mostLines)
    throw new BankFileError(tooManyLines, movements[mostLines]?.line)
  const currency = textAt(statement, 'CURDEF').toUpperCase() || null
  const lines = movements
    .map(movement => readMovement(movement, currency))
    .filter(({ minor }) => minor !== 0n)
  const dayAt = (...path: readonly string[]) => readCompactDay(textAt(statement, ...path))
  const span = spanOf(lines, dayAt('BANKTRANLIST', 'DTSTART'), dayAt('BANKTRANLIST', 'DTEND'))
  return {
    format: 'ofx',
    account: textAt(statement, 'BANKACCTFROM', 'ACCTID') || null,
    currency,
    ...balancesOf(statement, lines, { ...span, on: dayAt('LEDGERBAL', 'DTASOF') }),
    ...span,
    lines,
  }
}

type Days = { readonly from: string; readonly to: string; readonly on: string | undefined }

/**
 * OFX states one balance, of a day of its own; the others follow from the movements. Of a day that the file is
 * not about, they can't: what moved in between stands elsewhere.
 */
function balancesOf(
  statement: Element,
  lines: readonly BankFileLine[],
  { from, to, on = to }: Days,
): Pick<BankFile, 'openingMinor' | 'closingMinor'> {
  const stated = elementAt(statement, 'LEDGERBAL', 'BALAMT')
  const minor = stated === undefined ? undefined : amountOf(stated)
  if (minor === undefined || on < from || on > to) return { openingMinor: null, closingMinor: null }
  const sumOf = (some: readonly BankFileLine[]) => some.reduce((sum, line) => sum + line.minor, 0n)
  const openingMinor = minor - sumOf(lines.filter(({ bookedOn }) => bookedOn <= on))
  return { openingMinor, closingMinor: openingMinor + sumOf(lines) }
}

function readMovement(movement: Element, currency: string | null): BankFileLine {
  const posted = elementAt(movement, 'DTPOSTED')
  const bookedOn = posted && readCompactDay(posted.text)
  if (bookedOn === undefined) {
    throw new BankFileError('this movement has no day that we can read.', (posted ?? movement).line)
  }
  const amount = elementAt(movement, 'TRNAMT')
  if (amount === undefined) throw new BankFileError('this movement has no amount.', movement.line)
  // CURRENCY says what the amount is in, ORIGCURRENCY what it was exchanged from.
  const named = textAt(movement, 'CURRENCY', 'CURSYM').toUpperCase()
  if (named !== '' && named !== currency) {
    throw new BankFileError(`this amount is in another currency than ${currency}.`, movement.line)
  }
  const sender = textAt(movement, 'NAME') || textAt(movement, 'PAYEE', 'NAME')
  const memo = textAt(movement, 'MEMO')
  const bankId = plainText(textAt(movement, 'FITID'), 100) || null
  return {
    number: movement.line,
    bookedOn,
    minor: amountOf(amount),
    identity: bankId ?? `${sender}|${memo}`,
    bankId,
    reference: plainText(textAt(movement, 'REFNUM') || textAt(movement, 'CHECKNUM'), 100),
    sender: plainText(sender, 140),
    text: joinTexts([memo], 500),
  }
}

/** OFX has either mark, and never groups. */
function amountOf({ text, line }: Element): bigint {
  const minor = text.includes('.') ? readAmount(text, '.') : readAmount(text, ',')
  if (minor === undefined) throw new BankFileError('this amount can’t be read.', line)
  return minor
}
