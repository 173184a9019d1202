import type { updateFaq as endpoint } from '@kinfold/contract/operator/content/update-faq'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import { atVersion, notAtVersion } from '../../base/version/at-version.ts'
import { faq } from './faq.tables.ts'
import { subjectOf } from './subject-of.ts'

type Endpoint = typeof endpoint

export async function updateFaq({
  params,
  body: { version, ...changes },
  tx,
}: OperatorCall<Endpoint>): Promise<Decided<Endpoint>> {
  const changed = { ...changes, version: version + 1 }
  const [kept] = await tx.orm
    .update(faq)
    .set(changed)
    .where(atVersion(faq, params.id, version))
    .returning()
  if (kept === undefined) return notAtVersion(tx, faq, params.id)
  return audited('faq.changed', subjectOf(kept), kept)
}
