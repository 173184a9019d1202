import type { AccountRecord } from '../person/find-account.ts'
import type { Actor } from './append-audit.ts'

/** An account holder who changes their own account, as the audit log names them. */
export function actorOf({ account, member, operator }: AccountRecord): Actor {
  if (member !== null) {
    return { kind: 'member', id: account.id, name: `${member.firstName} ${member.lastName}` }
  }
  return { kind: 'operator', id: account.id, name: operator?.name ?? account.email }
}
