// The parts of a member that follow from the others, so that they can't contradict each other.

import type { Customer } from '@kinfold/contract/account/customer'
import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { compareNames } from '@kinfold/contract/bank-account/compare-names'
import { demoMailDomain } from '@kinfold/contract/constants'
import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import { demoId } from '../demo-id.ts'
import type { DemoDocument, Person, PersonKey } from './person.ts'

type AccountDetails = Pick<BankAccount, 'kind' | 'currency' | 'account_number' | 'bank_name'> &
  Partial<BankAccount>

interface PersonDetails {
  readonly key: PersonKey
  readonly about: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly country: string
  readonly countryCode: string
  readonly citizenship: readonly string[]
  readonly joinedAt: string
  readonly pep?: boolean
  readonly accredited?: boolean
  readonly isEmailVerified?: boolean
  readonly hasAcceptedTerms?: boolean
  readonly hasSurveyWaiting?: boolean
  readonly bvn?: string
  readonly documents?: readonly DemoDocument[]
  readonly bankAccounts?: readonly AccountDetails[]
}

function statusOf(
  documents: readonly DemoDocument[],
  kind: DemoDocument['kind'],
): { status: DocumentStatus; reason: string | null } {
  const document = documents.find(each => each.kind === kind)
  return {
    status: document?.status ?? 'not_submitted',
    reason: document?.rejectionReason ?? null,
  }
}

function createBankAccount(details: AccountDetails, memberName: string, at: string): BankAccount {
  const accountName = details.account_name ?? memberName.toUpperCase()
  return {
    bank_code: null,
    routing_number: null,
    swift: null,
    bank_address: null,
    country: null,
    check: { status: 'not_needed', reason: null },
    updated_at: at,
    ...details,
    account_name: accountName,
    name_match: compareNames(accountName, memberName),
  }
}

function createCustomer(details: PersonDetails): Customer {
  const documents = details.documents ?? []
  const identity = statusOf(documents, 'identity')
  const address = statusOf(documents, 'address')
  return {
    id: demoId('customer', details.key),
    first_name: details.firstName,
    last_name: details.lastName,
    email: `${details.key}@${demoMailDomain}`,
    phone: details.phone,
    country: details.country,
    country_code: details.countryCode,
    citizenship: [...details.citizenship],
    pep: details.pep ?? false,
    accredited_investors: details.accredited ?? false,
    accept_family_office: isGlobalMember(details.country, details.citizenship) ? true : null,
    kyc_status: identity.status,
    kyc_rejection_reason: identity.reason,
    poa_status: address.status,
    poa_rejection_reason: address.reason,
    bvn_last4: details.bvn?.slice(-4) ?? null,
    status: 'active',
    created_at: details.joinedAt,
  }
}

export function createPerson(details: PersonDetails): Person {
  const name = `${details.firstName} ${details.lastName}`
  const { key, about, documents = [], bankAccounts = [] } = details
  return {
    key,
    userId: demoId('user', key),
    about,
    customer: createCustomer(details),
    isEmailVerified: details.isEmailVerified ?? true,
    hasAcceptedTerms: details.hasAcceptedTerms ?? true,
    hasSurveyWaiting: details.hasSurveyWaiting ?? false,
    bvn: details.bvn ?? null,
    isBvnValidated: details.bvn !== undefined,
    documents,
    bankAccounts: bankAccounts.map(account => createBankAccount(account, name, details.joinedAt)),
  }
}
