import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { toWireMoney } from '@kinfold/contract/money/wire-money'
import { listSettlements } from '@kinfold/contract/operator/settlement/list-settlements'
import { recordSettlement } from '@kinfold/contract/operator/settlement/record-settlement'
import { takePage } from '@kinfold/contract/paging/take-page'
import { demoId } from '@kinfold/personas/demo-id'
import { demoSettlements } from '@kinfold/personas/desk/demo-settlements'
import { emptyPage } from '../empty-page.ts'
import { mock } from '../mock.ts'
import { refuseOddDay } from './bank-statement.ts'
import { decidedBy } from './decided-by.ts'

export const operatorSettlementMocks = {
  listSettlements: mock(listSettlements, {
    ok: emptyPage,
    /** Two of them, one undone. */
    recorded: ({ query }) => takePage([...demoSettlements], query),
  }),
  recordSettlement: mock(recordSettlement, {
    ok: call => {
      const { gateway, currency, paid_out, charge, received_on, reference, line_id } = call.body
      refuseOddDay(received_on)
      const { decided_at, decided_by } = decidedBy(call)
      const kept = charge === undefined ? 0 : charge
      return {
        id: demoId('settlement', reference),
        gateway,
        paid_out: toWireMoney(moneyFromWire(currency, paid_out)),
        charge: toWireMoney(moneyFromWire(currency, kept)),
        received_on,
        reference,
        line_id: line_id ?? null,
        recorded_at: decided_at,
        recorded_by: decided_by,
        undone_reason: null,
      }
    },
  }),
}
