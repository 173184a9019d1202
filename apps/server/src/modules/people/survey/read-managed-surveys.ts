import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'
import type { Handle } from '../../../db/database.ts'
import { describeManagedSurvey, type ManagedSurveyRow } from './describe-managed-survey.ts'

type Wanted = {
  readonly at: Date
  readonly id?: string
  readonly limit?: number
  readonly offset?: number
}

// The page is chosen first, and of its surveys only what members answered is read: not everybody who was invited.
const text = `
  SELECT s.id, s.title, s.description, s.link, s.opens_at,
         (s.closes_at IS NULL OR s.closes_at > $1) AS is_open,
         told.opened, told.accepted, told.not_interested
    FROM (SELECT * FROM survey WHERE $2::uuid IS NULL OR id = $2
           ORDER BY opens_at DESC, id LIMIT $3 OFFSET $4) s
    CROSS JOIN LATERAL (
      SELECT count(i.opened_at)::int AS opened,
             (count(*) FILTER (WHERE NOT i.not_interested))::int AS accepted,
             (count(*) FILTER (WHERE i.not_interested))::int AS not_interested
        FROM survey_invitation i
       WHERE i.survey_id = s.id AND (i.opened_at IS NOT NULL OR i.answered_at IS NOT NULL)) told
   ORDER BY s.opens_at DESC, s.id`

/** Surveys as the desk sees them, newest first; with an id only that one. */
export async function readManagedSurveys(
  handle: Handle,
  { at, id, limit = 1, offset = 0 }: Wanted,
): Promise<ManagedSurvey[]> {
  const rows = await handle.query<ManagedSurveyRow>({
    text,
    values: [at, id ?? null, limit, offset],
  })
  return rows.map(describeManagedSurvey)
}
