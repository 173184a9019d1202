import type { WireMoney } from '@kinfold/contract/money/wire-money'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import type { Statement } from '@kinfold/contract/operator/statement/statement'
import type { LineState, StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import type {
  StatementAccount,
  StatementMapping,
} from '@kinfold/contract/operator/statement/statement-mapping'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { type DemoCalendar, referenceCalendar } from '../calendar/demo-calendar.ts'
import { naira } from '../demo-amounts.ts'
import { demoId } from '../demo-id.ts'
import { type DemoUnmatched, demoUnmatched } from './demo-unmatched.ts'
import { demoTransfers } from './expected-transfers.ts'
import { managedBankDetails } from './managed-bank-details.ts'
import { operatorReference } from './person-references.ts'

/** Each account once, however many regions transfer to it. */
export const statementAccounts: readonly StatementAccount[] = managedBankDetails.accounts
  .map(({ id, details: { bank_name, account_number, currency } }) => ({
    id,
    bank_name,
    account_number,
    currency,
  }))
  .filter(
    (account, index, all) =>
      all.findIndex(each => each.account_number === account.account_number) === index,
  )

const [nairaAccount] = statementAccounts
if (nairaAccount === undefined) throw new Error('the demo club has no bank account')
const account = nairaAccount

/** How the files of the first account's bank are read. */
export const demoMapping = {
  bank: account.bank_name,
  setAt: '2026-06-02T08:40:00Z',
  setBy: 'tunde',
  agreedBy: 'uche',
  columns: {
    date: 'Trans. Date',
    debit: 'Debit',
    credit: 'Credit',
    text: 'Remarks',
    reference: 'Reference',
    balance: 'Balance',
    date_order: 'day_first',
    decimal_mark: '.',
  },
} as const

export const statementMappings: readonly StatementMapping[] = statementAccounts.map(each => ({
  account: each,
  ...(each.bank_name === demoMapping.bank
    ? {
        mapping: demoMapping.columns,
        set_at: demoMapping.setAt,
        set_by: operatorReference(demoMapping.setBy),
        agreed_by: operatorReference(demoMapping.agreedBy),
      }
    : { mapping: null, set_at: null, set_by: null, agreed_by: null }),
}))

export interface DemoStatement {
  readonly statement: Statement
  /** Oldest first. */
  readonly lines: readonly StatementLine[]
}

interface Told {
  readonly unmatched: readonly DemoUnmatched[]
  readonly transfers: readonly ExpectedTransfer[]
}

const statementId = demoId('statement', 'june')

function lineOf(
  calendar: DemoCalendar,
  name: string,
  given: Pick<StatementLine, 'booked_on' | 'amount' | 'reference' | 'text' | 'state'> &
    Partial<StatementLine>,
): StatementLine {
  return {
    id: demoId('statement-line', name),
    statement_id: statementId,
    bank_account_id: account.id,
    sender_name: '',
    because: [],
    suggested: null,
    payment_id: null,
    unmatched_id: null,
    settlement_id: null,
    withdrawal_id: null,
    refund_id: null,
    other_words: [],
    is_charge: false,
    matched_at: given.state === 'matched' ? calendar.of('2026-06-02T08:45:00Z') : null,
    matched_by: null,
    reason: null,
    ...given,
  }
}

/** A transfer that was confirmed by hand before the file came, unmatched money, and a charge of the bank. */
function linesOn(calendar: DemoCalendar, { unmatched, transfers }: Told): StatementLine[] {
  const confirmed = transfers.find(
    ({ received, status }) => status === 'succeeded' && received?.currency === 'NGN',
  )
  const unknown = unmatched.find(({ key }) => key === 'may transfer')
  const lines: StatementLine[] = []
  if (confirmed?.received && confirmed.received_on) {
    lines.push(
      lineOf(calendar, 'confirmed', {
        booked_on: confirmed.received_on,
        amount: confirmed.received,
        reference: '000014260601',
        sender_name: confirmed.member.name.toUpperCase(),
        text: `NIP TRANSFER ${confirmed.reference}`,
        state: 'matched',
        because: ['recorded', 'reference', 'amount'],
        payment_id: confirmed.payment_id,
      }),
    )
  }
  if (unknown !== undefined) {
    lines.push(
      lineOf(calendar, 'unknown', {
        booked_on: unknown.receivedAt.slice(0, 10),
        amount: toWireMoney(unknown.received),
        reference: unknown.bankReference,
        sender_name: unknown.senderName,
        text: 'NIP TRANSFER',
        state: 'unmatched',
        because: ['recorded', 'reference', 'amount'],
        unmatched_id: unknown.id,
      }),
    )
  }
  lines.push(
    lineOf(calendar, 'charge', {
      booked_on: calendar.of('2026-06-01'),
      amount: toWireMoney(naira(-52.5)),
      reference: '',
      text: 'SMS ALERT CHARGE MAY',
      state: 'open',
    }),
  )
  return lines.sort((one, other) => one.booked_on.localeCompare(other.booked_on))
}

export function statementOn(calendar: DemoCalendar, told: Told): DemoStatement {
  const lines = linesOn(calendar, told)
  const inState = (state: LineState) => lines.filter(line => line.state === state).length
  const sum = lines.reduce((total, { amount }) => total + Math.round(amount.amount * 100), 0)
  // So that the bank ends with what the books have, but for the charge that is still open.
  const opening: WireMoney = toWireMoney(naira(697_500))
  const closing: WireMoney = { currency: 'NGN', amount: (69_750_000 + sum) / 100 }
  const to = calendar.of('2026-06-02')
  return {
    lines,
    statement: {
      id: statementId,
      account,
      format: 'csv',
      file_name: `statement-${to}.csv`,
      from: lines[0]?.booked_on ?? to,
      to,
      opening,
      closing,
      lines: lines.length,
      known_lines: 0,
      reading: 0,
      failed: 0,
      open: inState('open'),
      unmatched: inState('unmatched'),
      matched: inState('matched'),
      uploaded_at: calendar.of('2026-06-02T08:45:00Z'),
      uploaded_by: operatorReference('tunde'),
    },
  }
}

/** The same on the reference day. */
export const demoStatement: DemoStatement = statementOn(referenceCalendar, {
  unmatched: demoUnmatched,
  transfers: demoTransfers,
})
