import type { verifyPaper as endpoint } from '@kinfold/contract/paper/verify-paper'
import { eq } from 'drizzle-orm'
import type { Answer, Call } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Services } from '../../services.ts'
import { issuedPaper } from './paper.tables.ts'

type Endpoint = typeof endpoint

export async function verifyPaper(
  { db }: Services,
  { params: { code } }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const [found] = await db.orm
    .select()
    .from(issuedPaper)
    .where(eq(issuedPaper.code, code))
    .execute()
  if (found === undefined) return refuse('not_found')
  const { kind, madeAt, fromDay, toDay, amounts, initials, fileHash } = found
  return {
    kind,
    made_at: madeAt.toISOString(),
    from: fromDay,
    to: toDay,
    amounts: [...amounts],
    initials,
    sha256: fileHash.toString('hex'),
  }
}
