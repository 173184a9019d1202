import type { createAnnouncement as endpoint } from '@kinfold/contract/operator/club/create-announcement'
import { operatorActor } from '../../base/audit/operator-actor.ts'
import { audited, type Decided, type OperatorCall } from '../../base/audit/operator-call.ts'
import type { Services } from '../../services.ts'
import { announcement } from './announcement.tables.ts'
import { describeAnnouncement, subjectOf } from './describe-announcement.ts'

type Endpoint = typeof endpoint

export async function createAnnouncement(
  services: Services,
  { caller, body, tx }: OperatorCall<Endpoint>,
): Promise<Decided<Endpoint>> {
  const by = caller.accountId
  const announcedAt = await services.clock.now(tx)
  const [added] = await tx.orm
    .insert(announcement)
    .values({ ...body, announcedBy: by, announcedAt })
    .returning()
  if (added === undefined) throw new Error('announcement not found after insert')
  const { name } = await operatorActor(tx, by)
  const described = describeAnnouncement(added, { id: by, name })
  return audited('announcement.created', subjectOf(added), described)
}
