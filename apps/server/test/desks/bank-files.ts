// A bank's files, in every format, for tests and benches.
import type { CsvMapping } from '@kinfold/contract/operator/statement/csv-mapping'

export type WantedLine = {
  readonly bookedOn: string
  readonly minor: bigint
  readonly bankId: string
  readonly reference: string
  readonly sender: string
  readonly text: string
}

export type Wanted = {
  readonly account: string
  readonly currency: string
  readonly openingMinor: bigint
  readonly lines: readonly WantedLine[]
}

/** The columns of `csvFile`. */
export const csvMapping: CsvMapping = {
  date: 'Date',
  text: 'Narration',
  reference: 'Reference',
  debit: 'Debit',
  credit: 'Credit',
  sender: 'Sender',
  balance: 'Balance',
  date_order: 'day_first',
  decimal_mark: '.',
}

const amount = (minor: bigint): string => {
  const size = minor < 0n ? -minor : minor
  return `${minor < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}
const sumOf = ({ lines }: Wanted) => lines.reduce((sum, { minor }) => sum + minor, 0n)
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type CsvStyle = {
  readonly newestFirst?: boolean
  readonly letterhead?: boolean
  readonly delimiter?: string
}

export function csvFile(
  { openingMinor, lines }: Wanted,
  { newestFirst = false, letterhead = false, delimiter = ',' }: CsvStyle = {},
): string {
  const quoted = (text: string) =>
    /["\r\n,;|\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  let held = openingMinor
  const rows = lines.map(line => {
    held += line.minor
    const cells = [
      line.bookedOn.split('-').reverse().join('/'),
      line.text,
      line.reference,
      line.minor < 0n ? amount(-line.minor) : '',
      line.minor < 0n ? '' : amount(line.minor),
      line.sender,
      amount(held),
    ]
    return cells.map(quoted).join(delimiter)
  })
  const titles = ['Date', 'Narration', 'Reference', 'Debit', 'Credit', 'Sender', 'Balance']
  const above = letterhead ? ['Adire Bank', 'Statement of account', ''] : []
  return [...above, titles.join(delimiter), ...(newestFirst ? rows.reverse() : rows), ''].join('\n')
}

export function ofxFile(wanted: Wanted, version: 1 | 2): string {
  const element = (name: string, text: string) =>
    version === 1 ? `<${name}>${escaped(text)}` : `<${name}>${escaped(text)}</${name}>`
  const compact = (day: string) => day.replaceAll('-', '')
  const header =
    version === 1
      ? `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\n`
      : `<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>`
  const movements = wanted.lines.map(line =>
    [
      '<STMTTRN>',
      element('TRNTYPE', line.minor < 0n ? 'DEBIT' : 'CREDIT'),
      element('DTPOSTED', `${compact(line.bookedOn)}120000[+1:WAT]`),
      element('TRNAMT', amount(line.minor)),
      element('FITID', line.bankId),
      ...(line.reference === '' ? [] : [element('REFNUM', line.reference)]),
      element('NAME', line.sender),
      element('MEMO', line.text),
      '</STMTTRN>',
    ].join('\n'),
  )
  return [
    header,
    '<OFX>',
    '<BANKMSGSRSV1><STMTTRNRS>',
    element('TRNUID', '1'),
    '<STMTRS>',
    element('CURDEF', wanted.currency),
    '<BANKACCTFROM>',
    element('ACCTID', wanted.account),
    '</BANKACCTFROM>',
    '<BANKTRANLIST>',
    ...movements,
    '</BANKTRANLIST>',
    '<LEDGERBAL>',
    element('BALAMT', amount(wanted.openingMinor + sumOf(wanted))),
    '</LEDGERBAL>',
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1>',
    '</OFX>',
    '',
  ].join('\n')
}

export function camtFile(wanted: Wanted, version: '02' | '08'): string {
  const said = (minor: bigint) => {
    const size = minor < 0n ? -minor : minor
    const way = minor < 0n ? 'DBIT' : 'CRDT'
    return `<Amt Ccy="${wanted.currency}">${amount(size)}</Amt><CdtDbtInd>${way}</CdtDbtInd>`
  }
  const balance = (code: string, minor: bigint) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${said(minor)}</Bal>`
  const status = version === '02' ? '<Sts>BOOK</Sts>' : '<Sts><Cd>BOOK</Cd></Sts>'
  const party = (minor: bigint, name: string) => {
    const role = minor < 0n ? 'Cdtr' : 'Dbtr'
    const named = `<Nm>${escaped(name)}</Nm>`
    return `<${role}>${version === '02' ? named : `<Pty>${named}</Pty>`}</${role}>`
  }
  const entries = wanted.lines.map(
    ({ bookedOn, minor, bankId, reference, sender, text }) => `<Ntry>${said(minor)}${status}
<BookgDt><Dt>${bookedOn}</Dt></BookgDt><AcctSvcrRef>${bankId}</AcctSvcrRef>
<NtryDtls><TxDtls><Refs><EndToEndId>${escaped(reference)}</EndToEndId></Refs>
<RltdPties>${party(minor, sender)}</RltdPties>
<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<Stmt><Acct><Id><Othr><Id>${wanted.account}</Id></Othr></Id><Ccy>${wanted.currency}</Ccy></Acct>
${balance('OPBD', wanted.openingMinor)}
${balance('CLBD', wanted.openingMinor + sumOf(wanted))}
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>
`
}
