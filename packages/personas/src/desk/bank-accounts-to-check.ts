import {
  type BankAccountToCheck,
  decidableChecks,
} from '@kinfold/contract/operator/bank-account/bank-account-check'
import { demoId } from '../demo-id.ts'
import { people } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import { memberReference, operatorReference } from './person-references.ts'

export function bankAccountsToCheckOf(person: Person): BankAccountToCheck[] {
  return person.bankAccounts.flatMap(account => {
    const status = decidableChecks.find(decidable => decidable === account.check.status)
    if (status === undefined) return []
    const isDecided = status !== 'waiting'
    return [
      {
        id: demoId('bank-account', person.key, account.kind),
        member: memberReference(person.key),
        account,
        status,
        decided_by: isDecided ? operatorReference('tunde') : null,
        decided_at: isDecided ? account.updated_at : null,
      },
    ]
  })
}

/** What GET /operator/bank-account answers, the longest waiting first. */
export const bankAccountsToCheck: readonly BankAccountToCheck[] = Object.values(people)
  .flatMap(bankAccountsToCheckOf)
  .sort((a, b) => (a.account.updated_at < b.account.updated_at ? -1 : 1))
