import type { CsvMapping } from '@kinfold/contract/operator/statement/csv-mapping'
import { patience } from '@kinfold/test-support/patience'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { camtFile, csvFile, csvMapping, ofxFile, type Wanted } from '#test/desks/bank-files.ts'
import { type BankFile, BankFileError } from './bank-file.ts'
import { readBankFile } from './read-bank-file.ts'

const bytes = (text: string) => Buffer.from(text)
const read = (text: string, mapping?: CsvMapping) => readBankFile(bytes(text), mapping)

function refusalOf(
  sent: string | Uint8Array,
  mapping: CsvMapping | undefined = csvMapping,
): string {
  try {
    readBankFile(typeof sent === 'string' ? bytes(sent) : sent, mapping)
  } catch (error) {
    if (error instanceof BankFileError) return error.message
    throw error
  }
  return 'read'
}

const wanted: Wanted = {
  account: '0123456789',
  currency: 'NGN',
  openingMinor: 1_000_000n,
  lines: [
    {
      bookedOn: '2026-06-03',
      minor: 5_000_050n,
      bankId: 'S1001',
      reference: 'KF-7H2K9D4M',
      sender: 'ADA & BOLA OBI',
      text: 'NIP TRF <KF-7H2K9D4M>',
    },
    {
      bookedOn: '2026-06-04',
      minor: -10_750n,
      bankId: 'S1002',
      reference: '',
      sender: '',
      text: 'SMS charge',
    },
  ],
}

const summary = ({ openingMinor, closingMinor, from, to, lines }: BankFile) => ({
  openingMinor,
  closingMinor,
  from,
  to,
  lines: lines.map(({ bookedOn, minor, reference, sender, text }) => ({
    bookedOn,
    minor,
    reference,
    sender,
    text,
  })),
})

const expected = {
  openingMinor: 1_000_000n,
  closingMinor: 5_989_300n,
  from: '2026-06-03',
  to: '2026-06-04',
  lines: wanted.lines.map(({ bankId: _, ...line }) => line),
}

describe('the same statement', () => {
  it.each([
    ['CSV', csvFile(wanted)],
    ['CSV, newest first', csvFile(wanted, { newestFirst: true })],
    ['CSV with a letterhead and semicolons', csvFile(wanted, { letterhead: true, delimiter: ';' })],
    ['OFX 1', ofxFile(wanted, 1)],
    ['OFX 2', ofxFile(wanted, 2)],
    ['camt.053.001.02', camtFile(wanted, '02')],
    ['camt.053.001.08', camtFile(wanted, '08')],
  ])('is read out of %s', (name, text) => {
    const found = summary(read(text, csvMapping))
    const lines = name.endsWith('newest first') ? [...found.lines].reverse() : found.lines
    expect({ ...found, lines }).toEqual(expected)
  })

  it('is read out of every format whatever it says', () => {
    const word = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map(text =>
        text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\s]+/gu, ' ').trim(),
      )
    const line = fc.record({
      bookedOn: fc
        .date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
        .map(date => date.toISOString().slice(0, 10)),
      minor: fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n }).filter(minor => minor !== 0n),
      bankId: fc.uuid(),
      reference: word,
      sender: word,
      text: word,
    })
    const statements = fc.record({
      account: fc.constant('0123456789'),
      currency: fc.constant('NGN'),
      openingMinor: fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n }),
      lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    })
    fc.assert(
      fc.property(statements, statement => {
        const fromCamt = summary(read(camtFile(statement, '08')))
        expect(fromCamt.lines).toEqual(statement.lines.map(({ bankId: _, ...rest }) => rest))
        for (const text of [
          csvFile(statement),
          ofxFile(statement, 1),
          ofxFile(statement, 2),
          camtFile(statement, '02'),
        ]) {
          expect(summary(read(text, csvMapping))).toEqual(fromCamt)
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('character sets', () => {
  const lines = [
    {
      bookedOn: '2026-06-03',
      minor: 100n,
      bankId: '1',
      reference: '',
      sender: 'Zoë Müller',
      text: 'für ₦',
    },
  ]
  const text = csvFile({ ...wanted, lines })
  const narrow = text.replace('₦', 'N')
  const windows = Buffer.from(narrow, 'latin1')
  const big = Buffer.from(text, 'utf16le').swap16()
  it.each([
    ['UTF-8', bytes(text), '₦'],
    ['UTF-8 with a mark', bytes(`\uFEFF${text}`), '₦'],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), '₦'],
    ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), big]), '₦'],
    ['UTF-16 without a mark', Buffer.from(narrow, 'utf16le'), 'N'],
    ['Windows-1252, undeclared', windows, 'N'],
  ])('%s', (_, sent, sign) => {
    const [line] = readBankFile(sent, csvMapping).lines
    expect(line).toMatchObject({ sender: 'Zoë Müller', text: `für ${sign}` })
  })

  it.each([
    ['OFX 1', ofxFile({ ...wanted, lines }, 1).replace('₦', '€')],
    [
      'camt',
      camtFile({ ...wanted, lines }, '02')
        .replace('UTF-8', 'ISO-8859-1')
        .replace('₦', '€'),
    ],
  ])('Windows-1252 as %s declares it', (_, sent) => {
    const encoded = Buffer.from(sent.replace('€', '\u0080'), 'latin1')
    expect(readBankFile(encoded, undefined).lines[0]).toMatchObject({
      sender: 'Zoë Müller',
      text: 'für €',
    })
  })

  it('names the line that isn’t what the file declares', () => {
    const declared = Buffer.from(camtFile({ ...wanted, lines }, '02').replace('₦', 'N'), 'latin1')
    expect(refusalOf(declared)).toMatch(
      /^Line \d+: this is not UTF-8, which the file says it is\.$/,
    )
    expect(refusalOf('<?xml version="1.0" encoding="EBCDIC"?><Document/>')).toMatch(/EBCDIC/)
  })
})

describe('what is refused, and where', () => {
  const [head = '', ...rows] = csvFile(wanted).trimEnd().split('\n')
  const withRow = (row: string) => [head, ...rows, row].join('\n')
  const camt = camtFile(wanted, '02')
  const ofx = ofxFile(wanted, 1)
  it.each([
    ['an empty file', '', 'This file is empty.'],
    ['a PDF', '%PDF-1.7', 'This is a PDF. Please send CSV, OFX or camt.053.'],
    [
      'a spreadsheet',
      'PK\u0003\u0004abc',
      'This is an Excel file, or another packed one. Please send CSV, OFX or camt.053.',
    ],
    ['other columns', 'a,b\n1,2', /^No row of this file has the columns Date, Debit, Credit/],
    ['no rows', head, 'This file has no movements under its columns.'],
    [
      'a date in another order',
      withRow('06/13/2026,x,,,5.00,,'),
      'Line 4: “06/13/2026” is no date in the order day, month, year.',
    ],
    [
      'an amount in another form',
      withRow('05/06/2026,x,,,"5.000,00",,'),
      'Line 4: the credit “5.000,00” can’t be read.',
    ],
    [
      'a debit and a credit',
      withRow('05/06/2026,x,,1.00,5.00,,'),
      'Line 4: this row has a debit and a credit.',
    ],
    [
      'a credit below zero',
      withRow('05/06/2026,x,,,-5.00,,'),
      'Line 4: this credit is below zero.',
    ],
    [
      'a balance that doesn’t follow',
      withRow('05/06/2026,x,,,5.00,,1.00'),
      'Line 4: this balance doesn’t follow from the one before it and the amount.',
    ],
    ['an open quotation', withRow('05/06/2026,"x,,,5.00,,'), /quotation mark/],
    [
      'balances that don’t add up',
      camt.replace('59893.00', '59893.01'),
      /^Line \d+: the opening balance and the movements don’t add up/,
    ],
    [
      'another version of camt',
      camt.replace('053.001.02', '052.001.02'),
      /^Line \d+: this is another version of camt/,
    ],
    [
      'an amount with a sign',
      camt.replace('50000.50', '-50000.50'),
      /^Line \d+: this amount can’t be read/,
    ],
    [
      'an entry in another currency',
      camt.replace(/(<Ntry><Amt Ccy=")NGN/, '$1USD'),
      /^Line \d+: this amount is in another currency than NGN\.$/,
    ],
    [
      'a movement in another currency',
      ofx.replace('<FITID>', '<CURRENCY><CURRATE>1600<CURSYM>USD</CURRENCY><FITID>'),
      /^Line \d+: this amount is in another currency than NGN\.$/,
    ],
    ['no direction', camt.replaceAll('<CdtDbtInd>CRDT</CdtDbtInd>', ''), /whether money came in/],
    ['broken XML', camt.replace('</Document>', ''), /^Line \d+: this is not well-formed XML\.$/],
    [
      'an OFX without an end',
      ofx.replace(/<\/BANKTRANLIST>[\s\S]*/, ''),
      /^Line \d+: the file ends within BANKTRANLIST\.$/,
    ],
    [
      'an OFX with a day that isn’t',
      ofx.replace('20260603', '20260631'),
      /^Line \d+: this movement has no day/,
    ],
    [
      'an OFX without an amount',
      ofx.replace('<TRNAMT>50000.50', ''),
      /^Line \d+: this movement has no amount/,
    ],
  ])('%s', (_, sent, sentence) => {
    if (typeof sentence === 'string') expect(refusalOf(sent)).toBe(sentence)
    else expect(refusalOf(sent)).toMatch(sentence)
  })

  it('asks for the columns of a bank it doesn’t know', () => {
    expect(() => read(csvFile(wanted))).toThrow(/which column/)
  })

  it('reads one account at a time', () => {
    const second =
      camt.match(/<Stmt>[\s\S]*<\/Stmt>/)?.[0].replace('0123456789', '9876543210') ?? ''
    expect(refusalOf(camt.replace('</BkToCstmrStmt>', `${second}</BkToCstmrStmt>`))).toMatch(
      /a second account/,
    )
    const again = ofx.match(/<STMTTRNRS>[\s\S]*<\/STMTTRNRS>/)?.[0] ?? ''
    expect(refusalOf(ofx.replace('</BANKMSGSRSV1>', `${again}</BANKMSGSRSV1>`))).toMatch(
      /a second account/,
    )
  })

  it('reads statements that follow one another as one, and no others', () => {
    const next =
      camtFile({ ...wanted, openingMinor: 5_989_300n }, '02').match(/<Stmt>[\s\S]*<\/Stmt>/)?.[0] ??
      ''
    const both = camt.replace('</BkToCstmrStmt>', `${next}</BkToCstmrStmt>`)
    expect(read(both)).toMatchObject({ openingMinor: 1_000_000n, closingMinor: 10_978_600n })
    expect(refusalOf(both.replaceAll('59893.00', '59893.01'))).not.toBe('read')
  })

  it('leaves out what is only expected', () => {
    const pending = camt
      .replace('<Sts>BOOK</Sts>', '<Sts>PDNG</Sts>')
      .replace('59893.00', '9892.50')
    expect(read(pending).lines.map(({ minor }) => minor)).toEqual([-10_750n])
  })
})

it('leaves out what moves nothing, in every format', () => {
  const [first, ...rest] = wanted.lines
  const [nothing] = [{ ...first, bankId: 'Z', minor: 0n }] as typeof wanted.lines
  const more = {
    ...wanted,
    lines: [...wanted.lines.slice(0, 1), ...(nothing ? [nothing] : []), ...rest],
  }
  for (const file of [csvFile(more), ofxFile(more, 1), ofxFile(more, 2), camtFile(more, '02')]) {
    expect(read(file, csvMapping).lines).toHaveLength(wanted.lines.length)
  }
})

describe('hostile files', () => {
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><Document>&b;</Document>`
  const outside = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>`
  it.each([
    ['entities that grow', laughs, 'Line 1: a document type is not taken.'],
    ['entities of other files', outside, 'Line 1: a document type is not taken.'],
    [
      'an entity nobody defined',
      '<Document>&x;</Document>',
      'Line 1: this is not well-formed XML.',
    ],
    [
      'a document type in OFX 1',
      'OFXHEADER:100\n\n<OFX><!DOCTYPE x>',
      'Line 3: a document type is not taken.',
    ],
    ['levels without end', '<a>'.repeat(1_000_000), 'Line 1: this is nested too deeply.'],
    [
      'levels without end in OFX 1',
      `OFXHEADER:100\n<OFX>${'<A>'.repeat(1_000_000)}`,
      'Line 2: this is nested too deeply.',
    ],
    [
      'more parts than fit',
      `<Document>${'<a/>'.repeat(1_600_000)}</Document>`,
      'Line 1: this file has too many parts. Please send it in pieces.',
    ],
    [
      'more movements than fit',
      csvFile(wanted).split('\n', 1)[0] + '\n01/06/2026,,,,1,,'.repeat(60_000),
      /^Line \d+: this file has more than 50,000 movements/,
    ],
    ['a row without end', `Date,Debit,Credit\n${'x'.repeat(5_000_000)}`, /this row is too long/],
    ['nothing but quotation marks', '"'.repeat(5_000_000), /./],
    ['nothing but separators', ','.repeat(9_900_000), /^Line 1: .*this row is too long/],
    [
      'a million columns',
      `Date,Debit,Credit\n01/06/2026,,5${','.repeat(1_000_000)}`,
      /^Line 2: .*too long/,
    ],
    [
      'a line of 10 MB with the ends of a Mac',
      `Date\r${'x'.repeat(9_900_000)}\r`,
      /^Line 2: .*too long/,
    ],
    [
      'attributes without end',
      `<Document ${Array.from({ length: 400_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
      'Line 1: this element has too many attributes.',
    ],
    [
      'two columns of one name',
      'Date,Narration,Reference,Debit,Credit,Credit,Sender,Balance\n',
      'Line 1: two columns are called Credit.',
    ],
  ])('%s', { timeout: patience(20_000) }, (_, sent, sentence) => {
    const refusal = refusalOf(sent)
    expect(refusal).not.toBe('read')
    if (typeof sentence === 'string') expect(refusal).toBe(sentence)
    else expect(refusal).toMatch(sentence)
  })

  it('keeps no character that would change how the text beside it is read', () => {
    const [line] = read(
      csvFile({
        ...wanted,
        lines: [
          {
            bookedOn: '2026-06-03',
            minor: 1n,
            bankId: '1',
            reference: 'a\u202Eb',
            sender: 'x\u0000y\u200Bz',
            text: 't\u2066\u115Fu\u3164',
          },
        ],
      }),
      csvMapping,
    ).lines
    expect(line).toMatchObject({ reference: 'a b', sender: 'x y z', text: 't u' })
  })

  it('ends in lines or in a sentence, whatever the bytes', { timeout: patience(30_000) }, () => {
    const seeds = [
      csvFile(wanted),
      ofxFile(wanted, 1),
      ofxFile(wanted, 2),
      camtFile(wanted, '02'),
    ].map(bytes)
    const changed = fc
      .tuple(
        fc.constantFrom(...seeds),
        fc.array(fc.tuple(fc.nat(3000), fc.nat(255)), { maxLength: 6 }),
        fc.nat(3000),
      )
      .map(([seed, changes, cut]) => {
        const copy = Buffer.from(seed)
        for (const [at, byte] of changes) copy[at % copy.length] = byte
        return cut < copy.length ? copy.subarray(0, copy.length - (cut % 200)) : copy
      })
    const any = fc.oneof(
      changed,
      fc.uint8Array({ maxLength: 400 }).map(array => Buffer.from(array)),
    )
    fc.assert(
      fc.property(any, sent => {
        try {
          const { lines, from, to } = readBankFile(sent, csvMapping)
          for (const line of lines) {
            expect(typeof line.minor).toBe('bigint')
            expect(line.bookedOn >= from && line.bookedOn <= to).toBe(true)
          }
        } catch (error) {
          expect(error).toBeInstanceOf(BankFileError)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

it('knows a movement again in a file that numbers its rows anew', () => {
  const numberedFrom = (first: number) =>
    csvFile(wanted)
      .split('\n')
      .map((row, index) => (index === 0 ? `No,${row}` : `${first + index},${row}`))
      .join('\n')
  const identities = (text: string) => read(text, csvMapping).lines.map(({ identity }) => identity)
  expect(identities(numberedFrom(1))).toHaveLength(2)
  expect(identities(numberedFrom(70))).toEqual(identities(numberedFrom(1)))
})

describe('the balance of an OFX file', () => {
  const ofx = ofxFile(wanted, 2)
  const asOf = (day: string, more = '') =>
    ofx
      .replace('</BALAMT>', `</BALAMT><DTASOF>${day}235959</DTASOF>`)
      .replace('<BANKTRANLIST>', `<BANKTRANLIST>${more}`)
  it.each([
    ['of its last day', asOf('20260604'), 1_000_000n, 5_989_300n],
    ['of the day before its last', asOf('20260603'), 989_250n, 5_978_550n],
    [
      'of its end, after the last movement',
      asOf('20260610', '<DTEND>20260610</DTEND>'),
      1_000_000n,
      5_989_300n,
    ],
    ['of a day after its end', asOf('20260610', '<DTEND>20260605</DTEND>'), null, null],
    ['of a day before its beginning', asOf('20260601'), null, null],
  ])('%s', (_, text, openingMinor, closingMinor) => {
    expect(read(text)).toMatchObject({ openingMinor, closingMinor })
  })
})

describe('the id of an entry in camt', () => {
  const ids = (text: string) => read(text).lines.map(({ bankId }) => bankId)
  const camt = camtFile(wanted, '08')
  const without = camt.replace(/<AcctSvcrRef>\w+<\/AcctSvcrRef>/g, '')
  const numbered = (first: number) => {
    let number = first
    return without.replace(/<Ntry>/g, () => `<Ntry><NtryRef>${number++}</NtryRef>`)
  }

  it('is the bank’s own, of the entry or of the one payment in it', () => {
    expect(ids(camt)).toEqual(['S1001', 'S1002'])
    const inside = without.replace(/<Refs>/g, '<Refs><AcctSvcrRef>T1</AcctSvcrRef>')
    expect(ids(inside)).toEqual(['T1', 'T1'])
  })

  it('is no number that each file begins anew', () => {
    const identities = (text: string) => read(text).lines.map(({ identity }) => identity)
    expect(ids(numbered(1))).toEqual([null, null])
    expect(identities(numbered(1))).toEqual(identities(numbered(70)))
    expect(new Set(identities(numbered(1))).size).toBe(2)
  })
})
