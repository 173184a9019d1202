import { and, eq } from 'drizzle-orm'
import type { Handle } from '../../../db/database.ts'
import { surveyInvitation } from './survey.tables.ts'

type About = { readonly memberId: string; readonly surveyId: string }
type Change = Partial<typeof surveyInvitation.$inferInsert>

/** False when the member was never invited. */
export async function noteInvitation(
  handle: Handle,
  { memberId, surveyId }: About,
  change: Change,
): Promise<boolean> {
  const noted = await handle.orm
    .update(surveyInvitation)
    .set(change)
    .where(and(eq(surveyInvitation.memberId, memberId), eq(surveyInvitation.surveyId, surveyId)))
    .returning()
  return noted.length > 0
}
