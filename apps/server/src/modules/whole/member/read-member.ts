import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import type { MemberDetail, MemberDocument } from '@kinfold/contract/operator/member/get-member'
import { seesDocuments } from '@kinfold/contract/operator/member/sees-documents'
import type { SignedIn } from '../../../calls/call.ts'
import type { Handle } from '../../../db/database.ts'
import { currenciesOf } from '../../base/person/currencies-of.ts'
import { describeCustomer } from '../../base/person/describe-customer.ts'
import { findAccountById } from '../../base/person/find-account.ts'
import { describePortfolio } from '../../holdings/portfolio/describe-portfolio.ts'
import { readPortfolios } from '../../holdings/portfolio/read-portfolios.ts'
import { walletsOf } from '../../holdings/wallet/wallets-of.ts'
import { readWithdrawals } from '../../money/withdrawal/read-withdrawals.ts'
import { readKycCases } from '../../people/kyc-case/read-kyc-cases.ts'

const mostDocuments = 100

/** Everything the desk may know about a member; undefined for an unknown id. */
export async function readMember(
  handle: Handle,
  id: string,
  { now, reader }: { readonly now: Date; readonly reader: Pick<SignedIn, 'roles'> },
): Promise<MemberDetail | undefined> {
  const record = await findAccountById(handle, id)
  const customer = record && describeCustomer(record)
  if (record === undefined || customer == null) return undefined
  const documents = await readKycCases(
    handle,
    { memberId: id },
    { limit: mostDocuments, offset: 0 },
  )
  return {
    customer,
    is_global: isGlobalMember(customer.country, customer.citizenship),
    is_email_verified: record.account.emailVerifiedAt !== null,
    wallets: await walletsOf(handle, { memberId: id, currencies: currenciesOf(customer) }, now),
    portfolios: (await readPortfolios(handle, id)).map(describePortfolio),
    withdrawals: (await readWithdrawals(handle, id, {})).items,
    documents: seesDocuments(reader.roles) ? documents : documents.map(withoutDocument),
  }
}

const withoutDocument = (document: MemberDocument): MemberDocument => ({
  ...document,
  document_number: null,
  file_id: null,
})
