import { randomUUID } from 'node:crypto'
import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { needsCheck } from '@kinfold/contract/bank-account/needs-check'
import { and, eq } from 'drizzle-orm'
import type { SignedIn } from '../../../calls/call.ts'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import { member } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'
import type { OwnerProof } from '../passkey/owner-proof.ts'
import { proveOwner } from '../passkey/prove-owner.ts'
import { bankAccount } from './bank-account.tables.ts'
import { bankAccountNews } from './bank-account-news.ts'
import { describeBankAccount } from './describe-bank-account.ts'
import type { GivenAccount } from './given-account.ts'

type Asked = {
  readonly caller: Pick<SignedIn, 'accountId' | 'sessionId'>
  readonly proof: OwnerProof
}
type Refused = Refusal<
  | 'forbidden'
  | 'unauthenticated'
  | 'password_required'
  | 'current_password_wrong'
  | 'totp_required'
  | 'totp_invalid'
  | 'passkey_invalid'
>

/** Sets one of the member's accounts. The member is mailed and, if the club wants it, withdrawals are paused. */
export async function keepBankAccount(
  services: Services,
  { caller, proof }: Asked,
  given: GivenAccount,
): Promise<BankAccount | Refused> {
  const { db, clock, config } = services
  const { accountId: memberId } = caller
  const proveInside = await proveOwner(services, caller, proof)
  return db.transaction(async tx => {
    const unproven = await proveInside(tx)
    if (unproven !== undefined) return unproven
    const [person] = await tx.orm.select().from(member).where(eq(member.id, memberId)).for('update')
    if (person === undefined) return refuse('forbidden')
    const moment = await clock.now(tx)
    const row = { ...withoutOldFacts, ...given, memberId, updatedAt: moment, ...checkOf(given) }
    const [before] = await tx.orm
      .select({ id: bankAccount.id })
      .from(bankAccount)
      .where(and(eq(bankAccount.memberId, memberId), eq(bankAccount.kind, given.kind)))
    const [kept] = await tx.orm
      .insert(bankAccount)
      .values(row)
      .onConflictDoUpdate({
        target: [bankAccount.memberId, bankAccount.kind],
        set: { ...row, id: randomUUID() },
      })
      .returning()
    if (kept === undefined) throw new Error('bank account not found after insert')
    // Also for a first account: to a thief it is as good as a changed one.
    const pauseHours = config.bankChangePauseHours
    if (pauseHours > 0) {
      const until = new Date(moment.getTime() + pauseHours * 3_600_000)
      await tx.orm
        .update(member)
        .set({ withdrawalsPausedUntil: until })
        .where(eq(member.id, memberId))
    }
    const change = before === undefined ? 'added' : 'changed'
    const news = bankAccountNews.set(given, change, pauseHours)
    await notifyMember(services, tx, memberId, news)
    const name = `${person.firstName} ${person.lastName}`
    await appendAudit(services, tx, {
      at: moment,
      actor: { kind: 'member', id: memberId, name },
      action: `bank_account.${change}`,
      subject: `${given.kind} account of ${name}`,
      subjectId: memberId,
      detail: `ends in ${given.accountNumber.slice(-4)}`,
    })
    return describeBankAccount(kept, person)
  })
}

function checkOf({ currency }: GivenAccount) {
  return {
    checkStatus: needsCheck(currency) ? 'waiting' : 'not_needed',
    checkReason: null,
    checkedBy: null,
    checkedAt: null,
  } as const
}

/** Clears what an earlier account of the same kind had. */
const withoutOldFacts = {
  bankCode: null,
  routingNumber: null,
  swift: null,
  bankAddress: null,
  country: null,
}
