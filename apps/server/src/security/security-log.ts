import type { LogSecurityEvent } from '../calls/security-event.ts'
import { visitorKey } from '../calls/visitor-key.ts'
import type { Log } from '../log/create-log.ts'
import type { KeyedHash } from './keyed-hash.ts'

/**
 * One log line for each event. Addresses are logged as keyed hashes: lines about the same address can be
 * found together without revealing the address.
 */
export function createSecurityLog(log: Pick<Log, 'info'>, keyedHash: KeyedHash): LogSecurityEvent {
  const pseudonym = (value: string) =>
    keyedHash('security log', value).subarray(0, 12).toString('hex')
  return ({ call, outcome, accountId, emailKey, address }) =>
    log.info(
      {
        call,
        outcome,
        ...(accountId !== undefined && { account: accountId }),
        ...(emailKey !== undefined && { emailHash: pseudonym(emailKey) }),
        addressHash: pseudonym(visitorKey(address)),
      },
      'security event',
    )
}
