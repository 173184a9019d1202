import { mostMembersCounted } from '@kinfold/contract/club/members-said'
import type { Handle } from '../../../db/database.ts'

/** Each side looks at no more rows than are said: the page of a large club costs what that of a middling one does. */
const text = `
  SELECT (SELECT count(*) FROM (SELECT 1 FROM member WHERE closed_at IS NULL LIMIT $1) AS there)::int AS there,
         (SELECT count(*) FROM (SELECT 1 FROM account a JOIN member m ON m.id = a.id
            WHERE a.email_verified_at IS NULL AND m.closed_at IS NULL LIMIT $1) AS unproven)::int AS unproven`

/** How many members there are whose address is proven and who have not left, as far as it is counted. */
export async function readMembersNumber(handle: Handle): Promise<number> {
  type Row = { readonly there: number; readonly unproven: number }
  const [row] = await handle.query<Row>({ text, values: [2 * mostMembersCounted] })
  return row === undefined ? 0 : Math.max(0, row.there - row.unproven)
}
