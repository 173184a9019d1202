import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../../db/columns.ts'
import { member } from '../../base/person/account.tables.ts'

export const survey = pgTable('survey', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  link: text('link').notNull(),
  opensAt: moment('opens_at').notNull(),
  closesAt: moment('closes_at'),
})

/** Who was invited. A survey is active for a member until they accept or decline it. */
export const surveyInvitation = pgTable(
  'survey_invitation',
  {
    surveyId: uuid('survey_id')
      .notNull()
      .references(() => survey.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    /** When the member last followed the link. */
    openedAt: moment('opened_at'),
    answeredAt: moment('answered_at'),
    notInterested: boolean('not_interested'),
  },
  table => [
    primaryKey({ columns: [table.memberId, table.surveyId] }),
    index('survey_invitation_told')
      .on(table.surveyId, table.openedAt, table.notInterested)
      .where(sql`opened_at IS NOT NULL OR answered_at IS NOT NULL`),
  ],
)
