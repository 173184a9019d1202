import type { Survey } from '@kinfold/contract/survey/survey'
import type { Handle } from '../../../db/database.ts'

// Runs for every screen.
const statement = {
  name: 'read-active-survey',
  text: `
    SELECT s.id, s.title, s.description, s.link
      FROM survey_invitation i
      JOIN survey s ON s.id = i.survey_id
     WHERE i.member_id = $1 AND i.answered_at IS NULL
       AND s.opens_at <= $2 AND (s.closes_at IS NULL OR s.closes_at > $2)
     ORDER BY s.opens_at, s.id LIMIT 1`,
}

/** The oldest open survey that the member was invited to and hasn't answered. */
export async function readActiveSurvey(
  handle: Handle,
  memberId: string,
  now: Date,
): Promise<Survey | null> {
  const [found] = await handle.query<Survey>({ ...statement, values: [memberId, now] })
  return found ?? null
}
