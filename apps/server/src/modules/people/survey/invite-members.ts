import type { Transaction } from '../../../db/database.ts'

/** Invites every member to a survey: one statement for a club of any size. */
export async function inviteMembers(tx: Transaction, surveyId: string): Promise<void> {
  await tx.query({
    text: `INSERT INTO survey_invitation (survey_id, member_id)
           SELECT $1, id FROM member WHERE closed_at IS NULL`,
    values: [surveyId],
  })
}
