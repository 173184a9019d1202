import type { ManagedSurvey } from '@kinfold/contract/operator/content/managed-survey'
import type { Handle } from '../../db/database.ts'

type Row = {
  id: string
  title: string
  description: string
  link: string
  is_open: boolean
  opens_at: Date
  opened: number
  accepted: number
  not_interested: number
}

type Wanted = {
  readonly at: Date
  readonly id?: string
  readonly limit?: number
  readonly offset?: number
}

/** Surveys as the desk sees them, newest first; with an id that one alone. */
export async function readManagedSurveys(
  handle: Handle,
  { at, id, limit = 1, offset = 0 }: Wanted,
): Promise<ManagedSurvey[]> {
  const rows = await handle.query<Row>({
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
  return rows.map(({ is_open, opens_at, opened, accepted, not_interested, ...survey }) => ({
    survey,
    state: is_open ? 'open' : 'closed',
    opened,
    accepted,
    not_interested,
    created_at: opens_at.toISOString(),
  }))
}
