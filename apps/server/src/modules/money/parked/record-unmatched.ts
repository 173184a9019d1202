import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Money } from '@kinfold/contract/money/money'
import type { BankLine } from '@kinfold/contract/operator/bank-line'
import type { OutsideGateway } from '@kinfold/contract/payment/gateway'
import { eq } from 'drizzle-orm'
import { Refusal, refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { receivingAccount } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { openMoment } from '../../../ledger/open-moment.ts'
import { post } from '../../../ledger/post.ts'
import { receiveUnmatched } from '../../../ledger/recipes/receive-unmatched.ts'
import type { Services } from '../../services.ts'
import type { UnmatchedRow } from './describe-unmatched.ts'
import { lockBankAmount, lockBankLine } from './lock-bank-line.ts'
import { numberReference } from './number-reference.ts'
import { unmatchedMoney } from './unmatched.tables.ts'

export type Unmatched = {
  readonly received: Money
  readonly arrivedAt: Date
  readonly senderName: string
  /** The bank's, or the provider's own id of the charge. */
  readonly bankReference: string
  readonly cameBy: OutsideGateway
  /** What a provider’s charge is known by; such a one is kept once, and nothing else for it. */
  readonly charge?: string
  /** The member who can't hold it. */
  readonly meantFor?: string
  /** The operator who found it; null where nobody did. */
  readonly by: string | null
}

/** Books money whose owner isn't known, in an account of its own, until somebody decides about it. */
export async function recordUnmatched(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { received, arrivedAt, senderName, cameBy, charge, meantFor, by, ...said }: Unmatched,
): Promise<UnmatchedRow | Refusal<'conflict'>> {
  const { currency, minor } = received
  const receivedOn = dayInLagos(arrivedAt)
  const line = { currency, minor, receivedOn, bankReference: said.bankReference }
  const bankReference = await judgeLine(tx, line, charge)
  if (bankReference instanceof Refusal) return bankReference
  const at = await clock.now(tx)
  const [row] = await tx.orm
    .insert(unmatchedMoney)
    .values({
      currency,
      amountMinor: minor,
      receivedOn,
      senderName,
      bankReference,
      cameBy,
      charge,
      meantFor,
      state: 'open',
      recordedBy: by,
      createdAt: at,
    })
    .returning()
  if (row === undefined) throw new Error('unmatched money not found after insert')
  await post(
    tx,
    receiveUnmatched({
      attempt: moneyAttempts.unmatchedReceived(row.id),
      unmatched: row.id,
      from: receivingAccount(cameBy, currency),
      arrived: received,
      reference: bankReference,
      arrivedAt: await openMoment(tx, arrivedAt, at),
    }),
  )
  return row
}

/** What it is found by, or why it is kept already. A charge is itself, also where others have its words. */
async function judgeLine(
  tx: Transaction,
  line: BankLine,
  charge: string | undefined,
): Promise<string | Refusal<'conflict'>> {
  if (charge === undefined) return (await lockBankLine(tx, line)) ?? line.bankReference
  await lockBankAmount(tx, line)
  const kept = await tx.orm.$count(unmatchedMoney, eq(unmatchedMoney.charge, charge))
  return kept > 0 ? refuse('conflict') : numberReference(tx, line)
}
