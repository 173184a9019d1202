import { getStatementLine } from '@kinfold/contract/operator/statement/get-statement-line'
import { listStatementLines } from '@kinfold/contract/operator/statement/list-statement-lines'
import { listStatementMappings } from '@kinfold/contract/operator/statement/list-statement-mappings'
import { listStatements } from '@kinfold/contract/operator/statement/list-statements'
import { matchStatementLine } from '@kinfold/contract/operator/statement/match-statement-line'
import { setStatementMapping } from '@kinfold/contract/operator/statement/set-statement-mapping'
import { unmatchStatementLine } from '@kinfold/contract/operator/statement/unmatch-statement-line'
import { uploadStatement } from '@kinfold/contract/operator/statement/upload-statement'
import { demoId } from '@kinfold/personas/demo-id'
import { demoMapping, statementAccounts } from '@kinfold/personas/desk/demo-statements'
import { sampleCall } from '../sample-call.ts'

// In dollars: the demo club has read no statement of that account yet.
const account = statementAccounts.find(({ currency }) => currency === 'USD')
const bank_account_id = account?.id ?? ''

/** One movement on the demo club's day. */
const file = new File(
  [
    `OFXHEADER:100
DATA:OFXSGML
VERSION:102
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><ACCTID>${account?.account_number}</BANKACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260603<TRNAMT>25000.00<FITID>W1
<NAME>UNKNOWN SENDER<MEMO>WIRE IN</STMTTRN></BANKTRANLIST>
<LEDGERBAL><BALAMT>26000.00</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
`,
  ],
  'june.ofx',
  { type: 'application/x-ofx' },
)

export const operatorStatementSamples = {
  listStatements: sampleCall(listStatements, {}),
  listStatementLines: sampleCall(listStatementLines, {}),
  getStatementLine: sampleCall(getStatementLine, {
    params: { id: demoId('statement-line', 'unknown') },
  }),
  listStatementMappings: sampleCall(listStatementMappings, {}),
  setStatementMapping: sampleCall(setStatementMapping, {
    params: { id: bank_account_id },
    body: { ...demoMapping.columns, sender: 'Sender' },
  }),
  uploadStatement: sampleCall(uploadStatement, {
    upload: { file, fields: { bank_account_id } },
  }),
  matchStatementLine: sampleCall(matchStatementLine, {
    params: { id: demoId('statement-line', 'charge') },
    body: { seen: 'open', to: 'charge' },
  }),
  unmatchStatementLine: sampleCall(unmatchStatementLine, {
    params: { id: demoId('statement-line', 'confirmed') },
    body: {
      seen: '2026-06-02T08:45:00.000Z',
      reason: 'It shows another transfer of the same amount.',
    },
  }),
}
