import { expect, it } from 'vitest'
import type { Id } from '../fields/id.ts'
import type { Transaction } from './transaction.ts'
import { transactionsCsvHead, transactionsCsvLines } from './transactions-csv.ts'

const line: Transaction = {
  id: '11111111-1111-4111-8111-111111111111' as Id<'transaction'>,
  wallet_id: '22222222-2222-4222-8222-222222222222' as Id<'wallet'>,
  kind: 'conversion',
  status: 'completed',
  currency: 'NGN',
  amount: -1_250_000.5,
  balance_after: 0,
  description: '₦1,250,000.50 changed to $806.45 at ₦1,550.00',
  reference: '=1+1',
  portfolio_id: null,
  withdrawal_id: null,
  withdrawal_status: null,
  payment_id: null,
  created_at: '2026-05-31T23:30:00.000Z',
}

it('begins with the mark that tells a spreadsheet it is UTF-8', () => {
  expect(transactionsCsvHead.codePointAt(0)).toBe(0xfeff)
})

it('writes days as they are in Lagos, amounts as numbers and no formula', () => {
  expect(transactionsCsvLines([line])).toBe(
    '2026-06-01 00:30:00,Conversion,Completed,"₦1,250,000.50 changed to $806.45 at ₦1,550.00",' +
      "-1250000.50,0.00,NGN,'=1+1\r\n",
  )
})

it('leaves the balance out where a line has none', () => {
  const waiting = transactionsCsvLines([{ ...line, status: 'pending', balance_after: null }])
  expect(waiting).toContain(',-1250000.50,,NGN,')
})
