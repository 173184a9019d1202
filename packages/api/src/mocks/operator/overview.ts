import { listAuditEntries } from '@kinfold/contract/operator/audit/list-audit-entries'
import { getDeskOverview } from '@kinfold/contract/operator/get-desk-overview'
import { takePage } from '@kinfold/contract/paging/take-page'
import { auditEntries as demoAuditEntries } from '@kinfold/personas/desk/audit-entries'
import { deskOverview as demoDeskOverview } from '@kinfold/personas/desk/desk-overview'
import { emptyPage } from '../empty-page.ts'
import { mock } from '../mock.ts'

export const operatorOverviewMocks = {
  getDeskOverview: mock(getDeskOverview, {
    ok: () => demoDeskOverview,
    /** Nothing waits anywhere. */
    empty: () => ({
      kyc: 0,
      transfers: 0,
      unmatched: 0,
      withdrawals: 0,
      open_batches: 0,
      returns_to_post: 0,
      bank_accounts_to_check: 0,
      bank_details_to_confirm: 0,
      roles_to_confirm: 0,
      rates_to_confirm: 0,
      fees_to_confirm: 0,
      months_to_confirm: 0,
      refunds_to_confirm: 0,
      open_chargebacks: 0,
      stuck_portfolios: 0,
      ledger_faults: 0,
      ledger_checked_at: null,
      ledger_unsealed: 0,
    }),
    /** The ledger's own counters are not zero. */
    faulty: () => ({ ...demoDeskOverview, ledger_faults: 2 }),
  }),
  listAuditEntries: mock(listAuditEntries, {
    ok: ({ query }) => {
      const words = query.search?.toLowerCase() ?? ''
      const chosen = demoAuditEntries.filter(
        ({ actor_kind, actor_id, action, actor_name, subject, subject_id, happened_at }) =>
          (query.actor_kind === undefined || actor_kind === query.actor_kind) &&
          (query.actor_id === undefined || actor_id === query.actor_id) &&
          (query.kind === undefined || action.startsWith(`${query.kind}.`)) &&
          (!query.subject_id || subject_id === query.subject_id) &&
          (!query.action || action === query.action) &&
          (words === '' || `${actor_name} ${subject}`.toLowerCase().includes(words)) &&
          (query.from === undefined || happened_at.slice(0, 10) >= query.from) &&
          (query.to === undefined || happened_at.slice(0, 10) <= query.to),
      )
      return takePage(chosen, query)
    },
    empty: emptyPage,
  }),
}
