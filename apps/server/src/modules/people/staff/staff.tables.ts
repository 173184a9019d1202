import type { OperatorRole } from '@kinfold/contract/access'
import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { operator } from '../../base/person/account.tables.ts'
import { proposalChecks, proposalColumns } from '../../base/proposal/proposal-columns.ts'

const roles = (name: string) => text(name).array().$type<OperatorRole[]>().notNull()

/** The roles one administrator wants another operator to have. */
export const rolesProposal = pgTable(
  'roles_proposal',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    operatorId: uuid('operator_id')
      .notNull()
      .references(() => operator.id),
    rolesBefore: roles('roles_before'),
    roles: roles('roles'),
    ...proposalColumns(),
  },
  table => [
    uniqueIndex('roles_proposal_open')
      .on(table.operatorId)
      .where(sql`${table.status} = 'proposed'`),
    ...proposalChecks('roles_proposal', table),
    check(
      'roles_proposal_not_own',
      sql`${table.operatorId} <> ${table.proposedBy} AND (${table.decidedBy} IS NULL OR ${table.operatorId} <> ${table.decidedBy})`,
    ),
  ],
)
