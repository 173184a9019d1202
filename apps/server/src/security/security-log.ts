import { visitorKey } from '../http/visitor-key.ts'
import type { Log } from '../log/create-log.ts'
import type { KeyedHash } from './keyed-hash.ts'

/** An event about access: what was called, how it ended, by whom and from where. */
export type SecurityEvent = {
  /** Such as `POST /auth/login`. */
  readonly call: string
  /** `done`, or the code of the refusal. */
  readonly outcome: string
  readonly accountId?: string | undefined
  /** The e-mail address it was about, in the form in which addresses are compared. */
  readonly emailKey?: string | undefined
  readonly address: string
}

export type LogSecurityEvent = (event: SecurityEvent) => void

/**
 * One line of the log for each event. Addresses are written as keyed hashes: lines about the same
 * address can be found together, and the log doesn't reveal which one it is.
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
