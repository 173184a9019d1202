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
import { readDay } from './read-day.ts'
import { spanOf } from './span-of.ts'
import { xmlTree } from './xml-tree.ts'

const versions = ['02', '08'].map(
  version => `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`,
)

/** camt.053.001.02 and .08. Statements of one account that follow one another are read as one. */
export function readCamt(text: string): BankFile {
  const document = elementAt(xmlTree(text.trimStart()), 'Document')
  if (document === undefined) throw new BankFileError('This file has no Document element.')
  const space = Object.values(document.attributes).find(value => versions.includes(value))
  if (space === undefined) {
    throw new BankFileError(
      'this is another version of camt. We read camt.053.001.02 and camt.053.001.08.',
      document.line,
    )
  }
  const statements = elementsAt(document, 'BkToCstmrStmt', 'Stmt').map(readStatement)
  const [first, ...others] = statements
  if (first === undefined) throw new BankFileError('This file has no statement in it.')
  return others.reduce(join, first)
}

function join(before: BankFile & { line?: number }, next: BankFile & { line?: number }): BankFile {
  const { line = null } = next
  if (before.account !== next.account || before.currency !== next.currency) {
    throw new BankFileError(
      'this file has a second account in it. Please send one account at a time.',
      line,
    )
  }
  if (before.closingMinor !== next.openingMinor) {
    throw new BankFileError('this statement doesn’t begin where the one before it ends.', line)
  }
  const lines = [...before.lines, ...next.lines]
  if (lines.length > mostLines) throw new BankFileError(tooManyLines, line)
  const { closingMinor } = next
  return { ...before, closingMinor, lines, ...spanOf(lines, before.from, next.to) }
}

function readStatement(statement: Element): BankFile & { line: number } {
  const entries = elementsAt(statement, 'Ntry').filter(isBooked)
  const lines = entries.flatMap(readEntry).filter(({ minor }) => minor !== 0n)
  if (lines.length > mostLines) throw new BankFileError(tooManyLines, entries[mostLines]?.line)
  const balances = elementsAt(statement, 'Bal')
  const opening = balanceOf(balances, 'OPBD') ?? balanceOf(balances, 'PRCD')
  const closing = balanceOf(balances, 'CLBD')
  const sum = lines.reduce((total, { minor }) => total + minor, 0n)
  if (opening !== undefined && closing !== undefined && opening.minor + sum !== closing.minor) {
    throw new BankFileError(
      'the opening balance and the movements don’t add up to the closing balance.',
      closing.line,
    )
  }
  const openingMinor = opening?.minor ?? (closing && closing.minor - sum) ?? null
  const closingMinor = closing?.minor ?? (opening && opening.minor + sum) ?? null
  return {
    format: 'camt',
    line: statement.line,
    account:
      textAt(statement, 'Acct', 'Id', 'IBAN') ||
      textAt(statement, 'Acct', 'Id', 'Othr', 'Id') ||
      null,
    currency: currencyOf(statement, [...balances, ...entries]),
    openingMinor,
    closingMinor,
    ...spanOf(
      lines,
      dayIn(statement, 'FrToDt', 'FrDtTm'),
      dayIn(statement, 'FrToDt', 'ToDtTm'),
      closing?.day,
    ),
    lines,
  }
}

/** Those that are only expected come again once they are booked. */
const isBooked = (entry: Element) =>
  (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts') || 'BOOK') === 'BOOK'

function balanceOf(balances: readonly Element[], code: string) {
  const found = balances.find(balance => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === code)
  if (found === undefined) return undefined
  return { minor: signedAmount(found), line: found.line, day: dayIn(found, 'Dt') }
}

function readEntry(entry: Element): readonly BankFileLine[] {
  const bookedOn = dayIn(entry, 'BookgDt') ?? dayIn(entry, 'ValDt')
  if (bookedOn === undefined) {
    throw new BankFileError('this entry has no day that we can read.', entry.line)
  }
  const minor = signedAmount(entry)
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls')
  const parts = details.length > 1 ? partsOf(entry, details, minor) : undefined
  const [only] = details
  // Not NtryRef: banks number the entries of each file anew.
  const own = details.length === 1 && only !== undefined ? bankIdOf(only) : ''
  const id = plainText(textAt(entry, 'AcctSvcrRef') || own, 90)
  if (parts === undefined) {
    return [
      { number: entry.line, bookedOn, minor, ...named(id || null, saidBy(entry, only, minor)) },
    ]
  }
  return parts.map((part, index) => ({
    number: part.detail.line,
    bookedOn,
    minor: part.minor,
    ...named(id === '' ? null : `${id}/${index + 1}`, saidBy(entry, part.detail, part.minor)),
  }))
}

const bankIdOf = (detail: Element) => textAt(detail, 'Refs', 'AcctSvcrRef')

type Said = Pick<BankFileLine, 'reference' | 'sender' | 'text'>

const named = (bankId: string | null, said: Said) => ({
  ...said,
  bankId,
  identity: bankId ?? `${said.reference}|${said.sender}|${said.text}`,
})

/** Payments that were booked as one, where each says its amount and they add up. */
function partsOf(entry: Element, details: readonly Element[], minor: bigint) {
  const currency = elementAt(entry, 'Amt')?.attributes.Ccy
  const parts: { readonly detail: Element; readonly minor: bigint }[] = []
  for (const detail of details) {
    const amount = elementAt(detail, 'Amt') ?? elementAt(detail, 'AmtDtls', 'TxAmt', 'Amt')
    // One that was exchanged says what its sender paid.
    if (amount === undefined || amount.attributes.Ccy !== currency) return undefined
    const isDebit = (textAt(detail, 'CdtDbtInd') || (minor < 0n ? 'DBIT' : 'CRDT')) === 'DBIT'
    const read = amountOf(amount)
    parts.push({ detail, minor: isDebit ? -read : read })
  }
  return parts.reduce((sum, part) => sum + part.minor, 0n) === minor ? parts : undefined
}

function saidBy(entry: Element, detail: Element | undefined, minor: bigint) {
  const at = (...path: readonly string[]) => (detail === undefined ? '' : textAt(detail, ...path))
  const other = minor < 0n ? 'Cdtr' : 'Dbtr'
  const endToEnd = at('Refs', 'EndToEndId')
  const structured = at('RmtInf', 'Strd', 'CdtrRefInf', 'Ref')
  const unstructured = detail === undefined ? [] : elementsAt(detail, 'RmtInf', 'Ustrd')
  const reference = endToEnd === 'NOTPROVIDED' ? '' : endToEnd
  return {
    reference: plainText(reference || structured, 100),
    sender: plainText(at('RltdPties', other, 'Pty', 'Nm') || at('RltdPties', other, 'Nm'), 140),
    text: joinTexts(
      [...unstructured.map(({ text }) => text), structured, textAt(entry, 'AddtlNtryInf')],
      500,
    ),
  }
}

function signedAmount(element: Element): bigint {
  const amount = elementAt(element, 'Amt')
  if (amount === undefined) throw new BankFileError('an amount is missing.', element.line)
  const minor = amountOf(amount)
  switch (textAt(element, 'CdtDbtInd')) {
    case 'CRDT':
      return minor
    case 'DBIT':
      return -minor
    default:
      throw new BankFileError('it doesn’t say whether money came in or went out.', element.line)
  }
}

function amountOf({ text, line }: Element): bigint {
  const minor = /^\s*\d+(\.\d+)?\s*$/.test(text) ? readAmount(text, '.') : undefined
  if (minor === undefined) throw new BankFileError('this amount can’t be read.', line)
  return minor
}

/** A day, or a moment, under the element of a name. */
function dayIn(element: Element, ...path: readonly string[]): string | undefined {
  const found = elementAt(element, ...path)
  if (found === undefined) return undefined
  const text = textAt(found, 'Dt') || textAt(found, 'DtTm') || found.text.trim()
  return readDay(text.slice(0, 10), 'year_first')
}

/** The account's. Every balance and entry is in it: another one would be read as so much of this. */
function currencyOf(statement: Element, elements: readonly Element[]): string | null {
  let currency = textAt(statement, 'Acct', 'Ccy') || null
  for (const element of elements) {
    const named = elementAt(element, 'Amt')?.attributes.Ccy
    currency ??= named ?? null
    if (named !== undefined && named !== currency) {
      throw new BankFileError(`this amount is in another currency than ${currency}.`, element.line)
    }
  }
  return currency
}
