import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'
import type { Handle } from '../../db/database.ts'
import { describeManagedSurvey, type ManagedSurveyRow } from './describe-managed-survey.ts'

type Wanted = {
  readonly at: Date
  readonly id?: string
  readonly limit?: number
  readonly offset?: number
}

/** Surveys as the desk sees them, newest first; with an id only that one. */
export async function readManagedSurveys(
  handle: Handle,
  { at, id, limit = 1, offset = 0 }: Wanted,
): Promise<ManagedSurvey[]> {
  const rows = await handle.query<ManagedSurveyRow>({
    text: `
      SELECT s.id, s.title, s.description, s.link, s.opens_at,
             (s.closes_at IS NULL OR s.closes_at > $1) AS is_open,
             count(i.opened_at)::int AS opened,
             (count(*) FILTER (WHERE NOT i.not_interested))::int AS accepted,
             (count(*) FILTER (WHERE i.not_interested))::int AS not_interested
        FROM survey s LEFT JOIN survey_invitation i ON i.survey_id = s.id
       WHERE $2::uuid IS NULL OR s.id = $2
       GROUP BY s.id ORDER BY s.opens_at DESC, s.id LIMIT $3 OFFSET $4`,
    values: [at, id ?? null, limit, offset],
  })
  return rows.map(describeManagedSurvey)
}
