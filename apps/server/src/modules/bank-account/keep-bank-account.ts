import { compareNames } from '@kinfold/contract/bank-account/compare-names'
import { eq } from 'drizzle-orm'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { member } from '../account/account.tables.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { tellMember } from '../notification/tell-member.ts'
import { requireTotp } from '../totp/require-totp.ts'
import { bankAccount } from './bank-account.tables.ts'
import { describeBankAccount } from './bank-accounts-of.ts'

export type GivenAccount = Omit<
  typeof bankAccount.$inferInsert,
  'memberId' | 'nameMatches' | 'differingWords' | 'updatedAt'
>

/** Sets one of the member's accounts. It is mailed and, where the club wants it and it isn't the first, pauses withdrawals. */
export async function keepBankAccount(
  services: Services,
  memberId: string,
  given: GivenAccount,
  totpCode: string | undefined,
) {
  const { db, now, config } = services
  return db.transaction(async tx => {
    const [person] = await tx.orm.select().from(member).where(eq(member.id, memberId)).for('update')
    if (person === undefined) return refuse('forbidden')
    const noCode = await requireTotp(services, tx, memberId, totpCode)
    if (noCode !== undefined) return noCode
    const name = `${person.firstName} ${person.lastName}`
    const { matches, differing_words } = compareNames(given.accountName, name)
    const moment = now()
    const row = {
      ...withoutOldFacts,
      ...given,
      memberId,
      nameMatches: matches,
      differingWords: differing_words,
      updatedAt: moment,
    }
    const before = await tx.orm.select().from(bankAccount).where(eq(bankAccount.memberId, memberId))
    const [kept] = await tx.orm
      .insert(bankAccount)
      .values(row)
      .onConflictDoUpdate({ target: [bankAccount.memberId, bankAccount.kind], set: row })
      .returning()
    if (kept === undefined) throw new Error('a bank account was not kept')
    // A further account is a new way out for the money as much as a changed one; only the first is none.
    const pauseHours = before.length > 0 ? config.bankChangePauseHours : 0
    if (pauseHours > 0) {
      const until = new Date(moment.getTime() + pauseHours * 3_600_000)
      await tx.orm
        .update(member)
        .set({ withdrawalsPausedUntil: until })
        .where(eq(member.id, memberId))
    }
    const change = before.some(({ kind }) => kind === given.kind) ? 'changed' : 'added'
    const news = newsOf(given, change, pauseHours)
    await tellMember(services, tx, memberId, news)
    await appendAudit(tx, {
      at: moment,
      actor: { kind: 'member', id: memberId, name },
      action: `bank_account.${change}`,
      subject: `${given.kind} account of ${name}`,
      subjectId: memberId,
      detail: `ends in ${given.accountNumber.slice(-4)}`,
    })
    return describeBankAccount(kept)
  })
}

/** An account of the same kind that stood here before leaves nothing behind. */
const withoutOldFacts = {
  bankCode: null,
  routingNumber: null,
  swift: null,
  bankAddress: null,
  country: null,
}

function newsOf(
  { bankName, accountNumber }: GivenAccount,
  change: 'added' | 'changed',
  pauseHours: number,
) {
  const pause =
    pauseHours > 0 ? ` To be on the safe side, withdrawals rest for ${pauseHours} hours.` : ''
  return {
    kind: 'account',
    title: `Your bank account was ${change}`,
    body: `Your account at ${bankName} ending in ${accountNumber.slice(-4)} is now on file.${pause}\n\nIf this wasn’t you, please contact the support team at once.`,
    link: '/dashboard/my-account?tab=Bank',
    action: 'See your bank accounts',
  } as const
}
