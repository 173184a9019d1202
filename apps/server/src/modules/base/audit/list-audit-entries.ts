import type { listAuditEntries as endpoint } from '@kinfold/contract/operator/audit/list-audit-entries'
import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { countUpTo } from '../../../db/count-up-to.ts'
import { clubDays } from '../../../paging/club-days.ts'
import { readPage } from '../../../paging/read-page.ts'
import type { Services } from '../../services.ts'
import { auditEntry } from './audit.tables.ts'
import { describeAuditEntry } from './describe-audit-entry.ts'

type Endpoint = typeof endpoint

export function listAuditEntries(
  { db }: Services,
  { query }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { from, until } = clubDays(query.from, query.to)
  const matching = and(
    query.actor_kind && eq(auditEntry.actorKind, query.actor_kind),
    query.actor_id && eq(auditEntry.actorId, query.actor_id),
    query.kind && sql`split_part(${auditEntry.action}, '.', 1) = ${query.kind}`,
    query.subject_id === undefined ? undefined : eq(auditEntry.subjectId, query.subject_id),
    query.action === undefined ? undefined : eq(auditEntry.action, query.action),
    query.search === undefined ? undefined : mentioning(query.search),
    from && gte(auditEntry.happenedAt, from),
    until && lt(auditEntry.happenedAt, until),
  )
  const newest = () =>
    db.orm.select().from(auditEntry).where(matching).orderBy(desc(auditEntry.number))
  return readPage(query, {
    count: () => countUpTo(db, auditEntry, matching),
    rows: async ({ limit, offset }) =>
      (await newest().limit(limit).offset(offset)).map(describeAuditEntry),
  })
}

function mentioning(words: string): SQL | undefined {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    ilike(auditEntry.actorName, pattern),
    ilike(auditEntry.subject, pattern),
    ilike(auditEntry.detail, pattern),
  )
}
