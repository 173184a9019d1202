import type { AuditAction } from '@kinfold/contract/operator/audit/action-words'
import type { Transaction } from '../../../db/database.ts'
import type { Services } from '../../services.ts'
import { type AuditEvent, appendAudit } from './append-audit.ts'
import { operatorActor } from './operator-actor.ts'

/** Records what an operator did, in the transaction of the change. */
export async function noteOperator(
  services: Pick<Services, 'clock' | 'chainKeys'>,
  tx: Transaction,
  operatorId: string,
  action: AuditAction,
  about: Pick<AuditEvent, 'subject' | 'subjectId' | 'detail'>,
): Promise<void> {
  const actor = await operatorActor(tx, operatorId)
  const at = await services.clock.now(tx)
  await appendAudit(services, tx, { at, actor, action, ...about })
}
