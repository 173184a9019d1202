import type { Transaction } from '../../../db/database.ts'
import { type PasskeyNews, passkeyMail } from '../../../mail/templates/passkey-mail.ts'
import { actorOf } from '../../base/audit/actor-of.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { type AccountRecord, firstNameOf } from '../../base/person/find-account.ts'
import type { Services } from '../../services.ts'

/** Who may sign in by what is logged and mailed to the owner. */
export async function notePasskey(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  news: PasskeyNews,
): Promise<void> {
  const { config, clock, outbox } = services
  const facts = { firstName: firstNameOf(owner), publicUrl: config.publicUrl, news }
  await outbox.post(tx, owner.account.email, passkeyMail(config.club, facts))
  const actor = actorOf(owner)
  await appendAudit(services, tx, {
    at: await clock.now(tx),
    actor,
    action: news.kind === 'added' ? 'passkey.added' : 'passkey.removed',
    subject: `passkey of ${actor.name}`,
    subjectId: owner.account.id,
    detail: news.name,
  })
}
