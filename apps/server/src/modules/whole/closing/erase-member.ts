import { and, eq, inArray, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../../db/database.ts'
import { mailMessage } from '../../../mail/mail.tables.ts'
import { fileToRemove, storedFile } from '../../base/file/file.tables.ts'
import { notification } from '../../base/notification/notification.tables.ts'
import { issuedPaper } from '../../base/paper/paper.tables.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { portfolio } from '../../holdings/portfolio/portfolio.tables.ts'
import { wallet } from '../../holdings/wallet/wallet.tables.ts'
import { unmatchedMoney } from '../../money/parked/unmatched.tables.ts'
import { payment } from '../../money/payment/payment.tables.ts'
import { withdrawal } from '../../money/withdrawal/withdrawal.tables.ts'
import { bankAccount } from '../../people/bank-account/bank-account.tables.ts'
import { kycCase, memberBvn } from '../../people/kyc/kyc.tables.ts'
import type { Services } from '../../services.ts'

/**
 * Erases who a member was. Amounts, days and references stay: they are the club's books, and so do the entries of
 * the log, which can't be changed.
 */
export async function eraseMember(
  { now }: Pick<Services, 'now'>,
  tx: Transaction,
  id: string,
  erasedAt: Date,
): Promise<void> {
  await tx.orm.delete(kycCase).where(eq(kycCase.memberId, id))
  await tx.orm.delete(memberBvn).where(eq(memberBvn.memberId, id))
  await tx.orm.delete(bankAccount).where(eq(bankAccount.memberId, id))
  await tx.orm.delete(issuedPaper).where(eq(issuedPaper.memberId, id))
  // News that were on their way when the account was closed.
  await tx.orm.delete(notification).where(eq(notification.accountId, id))
  await tx.orm
    .update(portfolio)
    .set({ name: null, goalMinor: null, goalBy: null })
    .where(eq(portfolio.memberId, id))
  await tx.orm.update(payment).set(withoutPayer).where(eq(payment.memberId, id))
  const wallets = tx.orm.select({ id: wallet.id }).from(wallet).where(eq(wallet.memberId, id))
  await tx.orm.update(withdrawal).set(withoutPayee).where(inArray(withdrawal.walletId, wallets))
  await tx.orm
    .update(unmatchedMoney)
    .set({ senderName: '' })
    .where(or(eq(unmatchedMoney.assignedTo, id), eq(unmatchedMoney.meantFor, id)))
  await dropFiles(tx, id, now())
  await eraseMails(tx, id)
  await tx.orm
    .update(member)
    .set({ ...nobody, eraseAt: null, erasedAt })
    .where(eq(member.id, id))
  await tx.orm.update(account).set({ email: '', passwordHash: '' }).where(eq(account.id, id))
}

const withoutPayer = {
  receiptFileId: null,
  note: null,
  link: null,
  accountBank: null,
  accountName: null,
  accountNumber: null,
} as const

const withoutPayee = {
  bankName: '',
  accountName: '',
  accountNumber: '',
  bankCode: null,
  routingNumber: null,
  swift: null,
  bankAddress: null,
  country: null,
} as const

const nobody = {
  firstName: 'Closed',
  lastName: 'account',
  phone: '',
  countryCode: '',
  country: '',
  citizenship: [],
  pep: false,
  accreditedInvestor: false,
  acceptFamilyOffice: null,
  excoReferral: false,
  referralSource: '',
  heardAboutUs: '',
  heardAboutUsDetail: null,
  referralPerson: null,
  kycStatus: 'not_submitted',
  kycRejectionReason: null,
  poaStatus: 'not_submitted',
  poaRejectionReason: null,
  bvnLast4: null,
  bvnValidatedAt: null,
} as const satisfies Partial<typeof member.$inferInsert>

/** Rows now, bytes with the nightly sweep. */
async function dropFiles(tx: Transaction, ownerId: string, since: Date): Promise<void> {
  const dropped = await tx.orm
    .delete(storedFile)
    .where(eq(storedFile.ownerId, ownerId))
    .returning({ storageKey: storedFile.storageKey })
  if (dropped.length === 0) return
  await tx.orm.insert(fileToRemove).values(dropped.map(key => ({ ...key, since })))
}

/** Those that still wait to be sent go by themselves later. */
async function eraseMails(tx: Transaction, id: string): Promise<void> {
  const address = tx.orm.select({ email: account.email }).from(account).where(eq(account.id, id))
  await tx.orm
    .delete(mailMessage)
    .where(and(inArray(mailMessage.recipient, address), ne(mailMessage.state, 'waiting')))
}
