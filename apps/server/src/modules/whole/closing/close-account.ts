import type { closeAccount as endpoint } from '@kinfold/contract/closing/close-account'
import { closingRefusal } from '@kinfold/contract/closing/closing-messages'
import { findClosingObstacles } from '@kinfold/contract/closing/closing-obstacles'
import { addYears } from 'date-fns/addYears'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { accountClosedMail } from '../../../mail/templates/account-closed-mail.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { proveOwner } from '../../people/passkey/prove-owner.ts'
import type { Services } from '../../services.ts'
import { closedEmailKey } from './closed-email-key.ts'
import { endAccess } from './end-access.ts'
import { eraseMember } from './erase-member.ts'
import { readClosingFacts } from './read-closing-facts.ts'

type Endpoint = typeof endpoint

/** Closes the caller's account for good. What stands in the way is judged while nothing of theirs can move. */
export async function closeAccount(
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const { db, clock, config, outbox } = services
  const { accountId: id } = caller
  const proveInside = await proveOwner(services, caller, body)
  return db.transaction(async tx => {
    const unproven = await proveInside(tx)
    if (unproven !== undefined) return unproven
    // Waits for everybody who gives the member money or promises it (see lockCurrencies), and holds off the next.
    const [person] = await tx.orm.select().from(member).where(eq(member.id, id)).for('update')
    if (person === undefined) return refuse('forbidden')
    const obstacles = findClosingObstacles(await readClosingFacts(tx, id))
    if (obstacles.length > 0) {
      return refuse('closing_not_possible', { sentence: closingRefusal(obstacles) })
    }
    const closedAt = await clock.now(tx)
    const keptYears = config.keepClosedYears
    const [owner] = await tx.orm
      .select({ email: account.email })
      .from(account)
      .where(eq(account.id, id))
    if (owner === undefined) return refuse('forbidden')
    const { firstName } = person
    await outbox.post(tx, owner.email, accountClosedMail(config.club, { firstName, keptYears }))
    await tx.orm
      .update(member)
      .set({ closedAt, eraseAt: keptYears === 0 ? null : addYears(closedAt, keptYears) })
      .where(eq(member.id, id))
    // The address is free for another registration.
    await tx.orm
      .update(account)
      .set({ emailKey: closedEmailKey(id), passwordHash: '', totpEnabledAt: null })
      .where(eq(account.id, id))
    await endAccess(services, tx, id)
    if (keptYears === 0) await eraseMember(services, tx, id, closedAt)
    // Entries can't be deleted, so this one names nobody.
    await appendAudit(services, tx, {
      at: closedAt,
      actor: { kind: 'member', id, name: 'A member who left' },
      action: 'account.closed',
      subject: 'their own account',
      subjectId: id,
      detail: keptYears === 0 ? 'data erased' : `data kept for ${keptYears} years`,
    })
    return { done: true }
  })
}
