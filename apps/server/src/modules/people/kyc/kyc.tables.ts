import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import type { KycCase } from '@kinfold/contract/operator/kyc/kyc-case'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, day, moment } from '../../../db/columns.ts'
import { storedFile } from '../../base/file/file.tables.ts'
import { account, member } from '../../base/person/account.tables.ts'

/** Submitted documents. Decided ones are kept; a newer one replaces one that is waiting. */
export const kycCase = pgTable(
  'kyc_case',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    kind: text('kind').$type<KycCase['kind']>().notNull(),
    status: text('status').$type<Exclude<DocumentStatus, 'not_submitted'>>().notNull(),
    documentType: text('document_type').notNull(),
    documentNumber: text('document_number'),
    expiresOn: day('expires_on'),
    issuedOn: day('issued_on'),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id),
    submittedAt: moment('submitted_at').notNull(),
    /** The first of the two reviewers that a politically exposed person needs. */
    firstApprovedBy: uuid('first_approved_by').references(() => account.id),
    /** The first of the two reviewers who take an approval back, and what the member will read of it. */
    takenBackBy: uuid('taken_back_by').references(() => account.id),
    takeBackReason: text('take_back_reason'),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => account.id),
    rejectionReason: text('rejection_reason'),
    /** When its member was reminded that it expires. */
    remindedAt: moment('reminded_at'),
  },
  table => [
    uniqueIndex('kyc_case_waiting').on(table.memberId, table.kind).where(sql`status = 'submitted'`),
    check(
      'kyc_case_not_own',
      sql`(${table.decidedBy} IS NULL OR ${table.decidedBy} <> ${table.memberId}) AND (${table.firstApprovedBy} IS NULL OR ${table.firstApprovedBy} <> ${table.memberId})`,
    ),
    check(
      'kyc_case_taken_back_by_two',
      sql`${table.takenBackBy} IS NULL OR (${table.takeBackReason} IS NOT NULL AND ${table.takenBackBy} <> ${table.memberId} AND (${table.status} = 'approved' OR ${table.decidedBy} <> ${table.takenBackBy}))`,
    ),
    // read-kyc-cases.ts has the same.
    index('kyc_case_to_decide')
      .on(sql`(status <> 'submitted')`, table.submittedAt, table.id)
      .where(sql`status = 'submitted' OR (status = 'approved' AND taken_back_by IS NOT NULL)`),
    index('kyc_case_expiring')
      .on(table.expiresOn, table.id)
      .where(sql`status = 'approved' AND expires_on IS NOT NULL AND reminded_at IS NULL`),
    index('kyc_case_file').on(table.fileId),
    index('kyc_case_member').on(table.memberId),
    index('kyc_case_oldest').on(table.submittedAt, table.id),
    index('kyc_case_queue').on(table.status, table.submittedAt, table.id),
  ],
)

/** A member's encrypted BVN. The unique keyed hash prevents two members from having the same one. */
export const memberBvn = pgTable('member_bvn', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id),
  keyId: text('key_id').notNull(),
  encrypted: bytes('sealed').notNull(),
  hash: bytes('hash').notNull().unique(),
  consentedAt: moment('consented_at').notNull(),
})
