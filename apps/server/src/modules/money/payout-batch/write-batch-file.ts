import { createHash } from 'node:crypto'
import {
  type PayoutFileFormat,
  writePayoutFile,
} from '@kinfold/contract/operator/payout-batch/payout-file'
import { amountOf, type WithdrawalRow } from '../withdrawal/describe-withdrawal.ts'
import type { payeeKeys } from '../withdrawal/payee-keys.ts'

type BatchFile = { readonly bytes: Buffer; readonly hash: string }

type PaidRow = Pick<
  WithdrawalRow,
  'reference' | 'currency' | 'amountMinor' | (typeof payeeKeys)[number]
>

/** What a bank is told of these withdrawals, and its SHA-256. */
export function writeBatchFile(format: PayoutFileFormat, rows: readonly PaidRow[]): BatchFile {
  const lines = rows.map(row => ({ ...row, amount: amountOf(row) }))
  const bytes = Buffer.from(writePayoutFile(format, lines))
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}
