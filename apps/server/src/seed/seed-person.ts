import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { openSurvey } from '@kinfold/personas/content/demo-surveys'
import { demoId } from '@kinfold/personas/demo-id'
import { bankAccountsToCheckOf } from '@kinfold/personas/desk/bank-accounts-to-check'
import type { DemoNotification } from '@kinfold/personas/notifications/demo-notifications'
import { demoTurnedOff } from '@kinfold/personas/notifications/demo-turned-off'
import type { Person } from '@kinfold/personas/people/person'
import { emailKey } from '../calls/email-key.ts'
import type { Transaction } from '../db/database.ts'
import { mailTurnedOff } from '../modules/base/notification/mail-choice.tables.ts'
import { notification } from '../modules/base/notification/notification.tables.ts'
import { account, member } from '../modules/base/person/account.tables.ts'
import { bankAccount } from '../modules/people/bank-account/bank-account.tables.ts'
import { surveyInvitation } from '../modules/people/survey/survey.tables.ts'

type Terms = {
  readonly passwordHash: string
  readonly termsVersion: string
  readonly notifications: readonly DemoNotification[]
}

export async function seedPerson(tx: Transaction, person: Person, terms: Terms): Promise<void> {
  const { customer } = person
  const joined = new Date(customer.created_at)
  const id = customer.id
  await tx.orm.insert(account).values({
    id,
    email: customer.email,
    emailKey: emailKey(customer.email),
    passwordHash: terms.passwordHash,
    passwordChangedAt: joined,
    emailVerifiedAt: person.isEmailVerified ? joined : null,
    createdAt: joined,
  })
  await tx.orm.insert(member).values(memberOf(person, terms))
  for (const bank of person.bankAccounts) {
    await tx.orm.insert(bankAccount).values(bankAccountOf(person, bank))
  }
  for (const told of terms.notifications.filter(({ owner }) => owner === person.key)) {
    await tx.orm.insert(notification).values(notificationOf(id, told))
  }
  for (const topic of demoTurnedOff[person.key] ?? []) {
    await tx.orm.insert(mailTurnedOff).values({ memberId: id, topic })
  }
  if (person.hasSurveyWaiting) {
    await tx.orm.insert(surveyInvitation).values({ surveyId: openSurvey.id, memberId: id })
  }
}

function memberOf(person: Person, { termsVersion }: Terms): typeof member.$inferInsert {
  const { customer } = person
  const joined = new Date(customer.created_at)
  const lastDecision = person.documents.findLast(({ decidedAt }) => decidedAt !== null)?.decidedAt
  return {
    id: customer.id,
    firstName: customer.first_name,
    lastName: customer.last_name,
    phone: customer.phone,
    countryCode: customer.country_code,
    country: customer.country,
    citizenship: customer.citizenship,
    pep: customer.pep,
    accreditedInvestor: customer.accredited_investors,
    acceptFamilyOffice: customer.accept_family_office,
    excoReferral: false,
    referralSource: 'member',
    heardAboutUs: 'existing member',
    referralPerson: 'Dayo Bello',
    kycStatus: customer.kyc_status,
    kycRejectionReason: customer.kyc_rejection_reason,
    poaStatus: customer.poa_status,
    poaRejectionReason: customer.poa_rejection_reason,
    bvnLast4: customer.bvn_last4,
    bvnValidatedAt: person.isBvnValidated ? new Date(lastDecision ?? joined) : null,
    // People who have not accepted the terms in force accepted the ones before.
    acceptedTermsVersion: person.hasAcceptedTerms ? termsVersion : 'before',
    acceptedTermsAt: joined,
  }
}

function bankAccountOf(person: Person, bank: BankAccount): typeof bankAccount.$inferInsert {
  const toCheck = bankAccountsToCheckOf(person).find(({ account: { kind } }) => kind === bank.kind)
  return {
    id: demoId('bank-account', person.key, bank.kind),
    memberId: person.customer.id,
    kind: bank.kind,
    currency: bank.currency,
    accountName: bank.account_name,
    accountNumber: bank.account_number,
    bankName: bank.bank_name,
    bankCode: bank.bank_code,
    routingNumber: bank.routing_number,
    swift: bank.swift,
    bankAddress: bank.bank_address,
    country: bank.country,
    checkStatus: bank.check.status,
    checkReason: bank.check.reason,
    checkedBy: toCheck?.decided_by?.id ?? null,
    checkedAt: toCheck?.decided_at ? new Date(toCheck.decided_at) : null,
    updatedAt: new Date(bank.updated_at),
  }
}

function notificationOf(
  accountId: string,
  told: DemoNotification,
): typeof notification.$inferInsert {
  const createdAt = new Date(told.createdAt)
  return {
    id: told.id,
    accountId,
    kind: told.kind,
    title: told.title,
    body: told.body,
    amountMinor: told.amount?.minor ?? null,
    currency: told.amount?.currency ?? null,
    link: told.link,
    createdAt,
    readAt: told.isRead ? createdAt : null,
  }
}
