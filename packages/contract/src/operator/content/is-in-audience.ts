import type { MemberSummary } from '../member/member-summary.ts'
import type { NoticeBody } from './notice.ts'

type Facts = Pick<MemberSummary, 'is_global' | 'is_email_verified' | 'status'>

/** Whether a member is told a notice; nobody whose address isn't proven or who has left. */
export function isInAudience(audience: NoticeBody['audience'], member: Facts): boolean {
  if (!member.is_email_verified || member.status === 'closed') return false
  return audience === 'everyone' || (audience === 'global_members') === member.is_global
}
