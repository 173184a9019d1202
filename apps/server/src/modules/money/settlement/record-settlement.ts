import { randomUUID } from 'node:crypto'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, money } from '@kinfold/contract/money/money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { lineOnStatement } from '@kinfold/contract/operator/bank-line'
import { onePersonSentences } from '@kinfold/contract/operator/one-person-limits'
import { receivedOnProblem } from '@kinfold/contract/operator/received-on-problem'
import type { recordSettlement as endpoint } from '@kinfold/contract/operator/settlement/record-settlement'
import { Refusal, RefusedError, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { momentOnDay } from '../../../ledger/moment-on-day.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { openMoment } from '../../../ledger/open-moment.ts'
import { postAll } from '../../../ledger/post-all.ts'
import { settleProvider } from '../../../ledger/recipes/settle-provider.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { judgeLinked } from '../bank-line/judge-linked.ts'
import { type LineRow, lockLine } from '../bank-line/lock-line.ts'
import { readFreeLine } from '../bank-line/read-free-line.ts'
import { othersOf, readLineWord } from '../bank-line/read-line-word.ts'
import { releaseLine } from '../bank-line/release-line.ts'
import { settleLine } from '../bank-line/settle-line.ts'
import { settlement } from '../bank-line/statement.tables.ts'
import { lockBankAmount } from '../parked/lock-bank-line.ts'
import { sayAlone } from '../said-alone/say-alone.ts'
import { readIsSettled } from './read-is-settled.ts'
import { readSettlement } from './read-settlements.ts'

type Endpoint = typeof endpoint

const isRecorded = 'This settlement was recorded before.'

/** Books what a provider paid out: it is on the bank account, and no longer with the provider. */
export async function recordSettlement(
  services: Services,
  { caller, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const { gateway, currency, received_on, reference } = body
  const at = await services.clock.now(tx)
  const oddDay = receivedOnProblem(received_on, dayInLagos(at))
  if (oddDay !== undefined) return refuse('validation_failed', { fields: { received_on: oddDay } })
  const paidOut = moneyFromWire(currency, body.paid_out)
  const charge =
    body.charge === undefined ? money(currency, 0n) : moneyFromWire(currency, body.charge)
  const line = await takeLine(tx, paidOut, body)
  if (line instanceof Refusal) return line
  const linked = line && judgeLinked(line)
  if (linked !== undefined) return linked
  const others = line === undefined ? [] : othersOf(await readLineWord(tx, line.id, by), by)
  if (await readIsSettled(tx, body)) {
    return refuse('conflict', { sentence: isRecorded })
  }
  const id = randomUUID()
  const said = { kind: 'charge', sourceId: id, amount: charge, by, others, at } as const
  const sentence = onePersonSentences.settlement
  const alone = await sayAlone(services, tx, { ...said, sentence })
  if (alone !== undefined) return alone
  const [row] = await tx.orm
    .insert(settlement)
    .values({
      id,
      gateway,
      currency,
      paidOutMinor: paidOut.minor,
      chargeMinor: charge.minor,
      receivedOn: line?.bookedOn ?? received_on,
      reference,
      recordedBy: by,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (row === undefined) throw new RefusedError(refuse('conflict', { sentence: isRecorded }))
  const eventAt = await openMoment(tx, momentOnDay(row.receivedOn, at), at)
  const attempt = moneyAttempts.settlement(row.id)
  const settled = settleProvider({ attempt, provider: gateway, paidOut, charge, reference })
  const reason = `Settlement ${reference}`
  const released = line === undefined ? [] : await releaseLine(tx, line, { by, at, reason })
  await postAll(tx, [...released, { ...settled, eventAt }])
  if (line !== undefined) {
    await settleLine(tx, line, {
      state: 'matched',
      because: ['person'],
      unmatchedId: null,
      settlementId: row.id,
      isBooked: true,
      matchedAt: at,
      matchedBy: by,
    })
  }
  const answer = await readSettlement(tx, row.id)
  const detail = `${formatMoney(paidOut)} by ${gateway}, charge ${formatMoney(charge)}`
  const about = { subject: reference, subjectId: row.id, detail }
  return audited('settlement.recorded', about, answer)
}

type Body = OperatorCall<Endpoint>['body']

/** The line that shows it: the one that is named, or one with the same reference and amount. */
async function takeLine(
  tx: Transaction,
  paidOut: Money,
  { line_id, received_on, reference }: Body,
): Promise<
  | LineRow
  | undefined
  | Refusal<'not_found' | 'already_decided' | 'amount_differs' | 'conflict' | 'currency_mismatch'>
> {
  if (line_id !== undefined) {
    const line = await lockLine(tx, line_id)
    if (line === undefined) return refuse('not_found')
    if (!isFree(line)) return refuse('already_decided')
    if (line.currency !== paidOut.currency) return refuse('currency_mismatch')
    return line.amountMinor === paidOut.minor ? line : refuse('amount_differs')
  }
  await lockBankAmount(tx, paidOut)
  const found = await readFreeLine(tx, paidOut, { received_on, bank_reference: reference })
  if (found === undefined) return undefined
  if (found.isNamed && isFree(found.row)) return found.row
  return refuse('conflict', { sentence: lineOnStatement(found.row.bookedOn) })
}

const isFree = ({ state }: LineRow) => state === 'open' || state === 'unmatched'
