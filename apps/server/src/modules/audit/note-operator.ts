import type { Transaction } from '../../db/database.ts'
import type { Services } from '../services.ts'
import { type AuditEvent, appendAudit } from './append-audit.ts'
import { operatorActor } from './operator-actor.ts'

/** Records what an operator did, in the transaction of the change. */
export async function noteOperator(
  services: Pick<Services, 'now' | 'chainKeys'>,
  tx: Transaction,
  operatorId: string,
  action: string,
  about: Pick<AuditEvent, 'subject' | 'subjectId' | 'detail'>,
): Promise<void> {
  const actor = await operatorActor(tx, operatorId)
  await appendAudit(services, tx, { at: services.now(), actor, action, ...about })
}
