import { dateFormat } from '../../day/date-format.ts'
import { actionWords } from './action-words.ts'
import type { AuditEntry } from './audit-entry.ts'

const day = dateFormat({ dateStyle: 'medium' })
const time = dateFormat({ hour: '2-digit', minute: '2-digit', hour12: false })

/** "Tunde Bakare approved the withdrawal KF-7H2K9D4M on 24 Nov 2026 at 13:05." */
export function entrySentence(
  entry: Pick<AuditEntry, 'actor_name' | 'action' | 'subject' | 'happened_at'>,
): string {
  const { before, after } = actionWords(entry)
  const at = new Date(entry.happened_at)
  return `${entry.actor_name} ${before}${entry.subject}${after} on ${day(at)} at ${time(at)}.`
}
