import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import type { Money } from '@kinfold/contract/money/money'
import type { OutsideGateway } from '@kinfold/contract/payment/gateway'
import type { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { receivingAccount } from '../../../ledger/account-address.ts'
import { moneyAttempts } from '../../../ledger/money-attempts.ts'
import { openMoment } from '../../../ledger/open-moment.ts'
import { post } from '../../../ledger/post.ts'
import { receiveUnmatched } from '../../../ledger/recipes/receive-unmatched.ts'
import type { Services } from '../../services.ts'
import type { UnmatchedRow } from './describe-unmatched.ts'
import { lockBankLine } from './lock-bank-line.ts'
import { unmatchedMoney } from './unmatched.tables.ts'

export type Unannounced = {
  readonly received: Money
  readonly arrivedAt: Date
  readonly senderName: string
  /** The bank's, or the provider's own id of the charge. */
  readonly bankReference: string
  readonly cameBy: OutsideGateway
  /** The member who can't hold it. */
  readonly meantFor?: string
  /** The operator who found it; null where nobody did. */
  readonly by: string | null
}

/** Books money whose owner isn't known, in an account of its own, until somebody decides about it. */
export async function recordUnmatched(
  { clock }: Pick<Services, 'clock'>,
  tx: Transaction,
  { received, arrivedAt, senderName, bankReference, cameBy, meantFor, by }: Unannounced,
): Promise<UnmatchedRow | Refusal<'conflict'>> {
  const { currency, minor } = received
  const receivedOn = dayInLagos(arrivedAt)
  const known = await lockBankLine(tx, { currency, minor, receivedOn, bankReference })
  if (known !== undefined) return known
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
