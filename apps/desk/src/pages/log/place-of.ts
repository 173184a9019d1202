import type { OperatorRole } from '@kinfold/contract/access'
import type { AuditEntry } from '@kinfold/contract/operator/audit/audit-entry'
import { paths, pathTo } from '../../address/paths.ts'

type Place = {
  readonly to: (id: string) => string
  /** Whose page it is; everybody's without any. */
  readonly roles?: readonly OperatorRole[]
}

const approver = ['approver'] as const
const section = (path: string) => (id: string) => pathTo.inSection(path, id)

/** Where the things of each kind stand at the desk. */
const places: Readonly<Record<string, Place>> = {
  announcement: { to: section(paths.announcements) },
  bank_account: { to: pathTo.member },
  bvn: { to: pathTo.member },
  chargeback: { to: pathTo.chargeback, roles: approver },
  faq: { to: section(paths.faqs) },
  holiday: { to: section(paths.holidays) },
  kyc: { to: pathTo.kycCase, roles: ['reviewer'] },
  meeting: { to: section(paths.meetings) },
  member: { to: pathTo.member },
  month: { to: () => paths.months },
  notice: { to: section(paths.notices) },
  officer: { to: section(paths.officers) },
  operator: { to: () => paths.staff, roles: ['administrator'] },
  payout_batch: { to: pathTo.batch, roles: approver },
  profile: { to: pathTo.member },
  refund: { to: pathTo.refund, roles: approver },
  resource: { to: section(paths.resources) },
  returns: { to: pathTo.returns, roles: ['approver', 'administrator'] },
  survey: { to: section(paths.surveys) },
  terms: { to: () => paths.terms },
  transfer: { to: pathTo.transfer, roles: approver },
  unmatched: { to: pathTo.unmatched, roles: approver },
  withdrawal: { to: pathTo.withdrawal, roles: approver },
}

const isGone = (action: string) => /\.(deleted|removed)$/.test(action)

/** The page of what something was done to, for who may open it. */
export function placeOf(
  { action, subject_id }: Pick<AuditEntry, 'action' | 'subject_id'>,
  has: (role: OperatorRole) => boolean,
): string | undefined {
  const [kind = ''] = action.split('.')
  const place = places[kind]
  if (place === undefined || isGone(action)) return undefined
  if (place.roles && !place.roles.some(has)) return undefined
  if (subject_id === null) return place.to.length === 0 ? place.to('') : undefined
  return place.to(subject_id)
}
