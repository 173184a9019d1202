import type { SessionUser } from '@kinfold/contract/account/session-user'
import type { Handle } from '../../../db/database.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'
import { describeSessionUser } from './describe-session-user.ts'

export async function sessionUserOf(
  services: Services,
  handle: Handle,
  accountId: string,
): Promise<SessionUser> {
  const record = await findAccountById(handle, accountId)
  if (record === undefined) throw new Error('account of the session not found')
  return describeSessionUser(services, handle, record)
}
