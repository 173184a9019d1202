import type { createAnnouncement as endpoint } from '@kinfold/contract/operator/club/create-announcement'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { noteOperator } from '../../base/audit/note-operator.ts'
import { operatorActor } from '../../base/audit/operator-actor.ts'
import { asOperator } from '../../base/person/as-operator.ts'
import type { Services } from '../../services.ts'
import { announcement } from './announcement.tables.ts'
import { describeAnnouncement, subjectOf } from './describe-announcement.ts'

type Endpoint = typeof endpoint

export function createAnnouncement(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const by = caller.accountId
  return asOperator(services, by, 'administrator', async tx => {
    const announcedAt = await services.clock.now(tx)
    const [added] = await tx.orm
      .insert(announcement)
      .values({ ...body, announcedBy: by, announcedAt })
      .returning()
    if (added === undefined) throw new Error('announcement not found after insert')
    await noteOperator(services, tx, by, 'announcement.created', subjectOf(added))
    const { name } = await operatorActor(tx, by)
    return describeAnnouncement(added, { id: by, name })
  })
}
