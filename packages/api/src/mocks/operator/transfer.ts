import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney, toWireMoney } from '@kinfold/contract/money/wire-money'
import { confirmTransfer } from '@kinfold/contract/operator/transfer/confirm-transfer'
import { confirmationProblem } from '@kinfold/contract/operator/transfer/confirmation-problem'
import type { ExpectedTransfer } from '@kinfold/contract/operator/transfer/expected-transfer'
import { getExpectedTransfer } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { listExpectedTransfers } from '@kinfold/contract/operator/transfer/list-expected-transfers'
import { rejectTransfer } from '@kinfold/contract/operator/transfer/reject-transfer'
import { rejectionProblem } from '@kinfold/contract/operator/transfer/rejection-problem'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoTransfers, transferDetail } from '@kinfold/personas/desk/expected-transfers'
import { emptyPage } from '../empty-page.ts'
import { mock } from '../mock.ts'
import { Refusal, refuseFor } from '../refusal.ts'
import { refuseKnownLine, refuseOddDay, refuseTakenReference } from './bank-statement.ts'
import { decidedBy } from './decided-by.ts'
import { isFoundBy } from './is-found-by.ts'

function transferOf(id: string): ExpectedTransfer {
  const transfer = demoTransfers.find(({ payment_id }) => payment_id === id)
  if (!transfer) throw new Refusal('not_found')
  return transfer
}

const begins = (start: string, text: string) =>
  text.toLowerCase().startsWith(start.trim().toLowerCase())

export const operatorTransferMocks = {
  listExpectedTransfers: mock(listExpectedTransfers, {
    ok: ({ query }) => {
      const chosen = demoTransfers.filter(
        ({ status, expected, reference, bank_reference, member }) =>
          (query.status === undefined || status === query.status) &&
          (query.currency === undefined || expected.currency === query.currency) &&
          (!query.search ||
            begins(query.search, reference) ||
            begins(query.search, bank_reference ?? '') ||
            isFoundBy(query.search, member.id)),
      )
      return takePage(chosen, query)
    },
    empty: emptyPage,
  }),
  getExpectedTransfer: mock(getExpectedTransfer, {
    ok: ({ params }) => transferDetail(params.id) ?? new Refusal('not_found'),
  }),
  confirmTransfer: mock(confirmTransfer, {
    ok: call => {
      const { received_amount, received_on, bank_reference, differs = false } = call.body
      const transfer = transferOf(call.params.id)
      const { decided_at, decided_by } = decidedBy(call)
      const expected = fromWireMoney(transfer.expected)
      const received = moneyFromWire(expected.currency, received_amount)
      const facts = { status: transfer.status, memberId: transfer.member.id, expected }
      refuseFor(confirmationProblem(facts, { received, differs, by: decided_by.id }))
      refuseOddDay(received_on)
      refuseKnownLine({ ...received, receivedOn: received_on, bankReference: bank_reference })
      if (!call.body.shares_reference) refuseTakenReference(bank_reference, transfer.payment_id)
      return {
        ...transfer,
        status: 'succeeded',
        received: toWireMoney(received),
        received_on,
        bank_reference,
        decided_at,
        decided_by,
      }
    },
  }),
  rejectTransfer: mock(rejectTransfer, {
    ok: call => {
      const transfer = transferOf(call.params.id)
      const { decided_at, decided_by } = decidedBy(call)
      const facts = { status: transfer.status, memberId: transfer.member.id }
      refuseFor(rejectionProblem(facts, decided_by.id))
      return { ...transfer, status: 'failed', reason: call.body.reason, decided_at, decided_by }
    },
  }),
}
