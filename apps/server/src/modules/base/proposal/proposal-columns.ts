import type { ProposalStatus } from '@kinfold/contract/operator/proposal'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { check, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { account } from '../person/account.tables.ts'

/** Columns of every table of proposals; proposals are never deleted. */
export const proposalColumns = () => ({
  reason: text('reason').notNull(),
  status: text('status').$type<ProposalStatus>().notNull().default('proposed'),
  proposedBy: uuid('proposed_by')
    .notNull()
    .references(() => account.id),
  proposedAt: moment('proposed_at').notNull(),
  decidedBy: uuid('decided_by').references(() => account.id),
  decidedAt: moment('decided_at'),
})

type Columns = Readonly<Record<'status' | 'proposedBy' | 'decidedBy' | 'decidedAt', SQLWrapper>>

/** A decided proposal has a decider and a time, and nobody confirms their own. */
export const proposalChecks = (name: string, table: Columns, undecided = sql`= 'proposed'`) => [
  check(
    `${name}_decision`,
    sql`(${table.status} ${undecided}) = (${table.decidedBy} IS NULL OR ${table.decidedAt} IS NULL)`,
  ),
  check(
    `${name}_two_people`,
    sql`${table.status} <> 'confirmed' OR ${table.decidedBy} <> ${table.proposedBy}`,
  ),
]
