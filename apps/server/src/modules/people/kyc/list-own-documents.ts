import type { listOwnDocuments as endpoint } from '@kinfold/contract/kyc/list-own-documents'
import { desc, eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Services } from '../../services.ts'
import { kycCase } from './kyc.tables.ts'

type Endpoint = typeof endpoint

/** A member uploads a handful in all their years, so they come on one page. */
export async function listOwnDocuments(
  { db }: Services,
  { caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const rows = await db.orm
    .select()
    .from(kycCase)
    .where(eq(kycCase.memberId, caller.accountId))
    .orderBy(desc(kycCase.submittedAt), desc(kycCase.id))
  return {
    documents: rows.map(row => ({
      id: row.id,
      kind: row.kind,
      document_type: row.documentType,
      file_id: row.fileId,
      status: row.status,
      submitted_at: row.submittedAt.toISOString(),
      decided_at: row.decidedAt?.toISOString() ?? null,
      rejection_reason: row.rejectionReason,
    })),
  }
}
