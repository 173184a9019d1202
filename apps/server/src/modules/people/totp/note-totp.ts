import type { Transaction } from '../../../db/database.ts'
import {
  type AuthenticatorNews,
  authenticatorMail,
} from '../../../mail/templates/authenticator-mail.ts'
import { actorOf } from '../../base/audit/actor-of.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { type AccountRecord, firstNameOf } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'

const actions = {
  'turned on': 'totp.turned_on',
  'turned off': 'totp.turned_off',
  'codes renewed': 'totp.recovery_codes_renewed',
  'code used': 'totp.recovery_code_used',
} as const

/** Every change of an authenticator app is logged and mailed to its owner. */
export async function noteTotp(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  news: AuthenticatorNews,
): Promise<void> {
  const { config, clock, outbox } = services
  const facts = { firstName: firstNameOf(owner), publicUrl: config.publicUrl, news }
  await outbox.post(tx, owner.account.email, authenticatorMail(config.club, facts))
  const actor = actorOf(owner)
  await appendAudit(services, tx, {
    at: await clock.now(tx),
    actor,
    action: actions[news.kind],
    subject: `authenticator app of ${actor.name}`,
    subjectId: owner.account.id,
    detail: news.kind === 'code used' ? `${news.left} left` : null,
  })
}
