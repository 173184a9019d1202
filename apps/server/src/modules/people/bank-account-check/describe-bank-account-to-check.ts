import {
  type BankAccountToCheck,
  decidableChecks,
} from '@kinfold/contract/operator/bank-account/bank-account-check'
import type { OperatorReference } from '@kinfold/contract/operator/person-reference'
import type { member } from '../../base/person/account.tables.ts'
import type { bankAccount } from '../bank-account/bank-account.tables.ts'
import { describeBankAccount } from '../bank-account/describe-bank-account.ts'

type Row = {
  readonly bankAccount: typeof bankAccount.$inferSelect
  readonly member: typeof member.$inferSelect
  readonly email: string
  readonly decider: OperatorReference | null
}

/** A payout account as the operators who check it see it. */
export function describeBankAccountToCheck({
  bankAccount: row,
  member: person,
  email,
  decider,
}: Row): BankAccountToCheck {
  const status = decidableChecks.find(decidable => decidable === row.checkStatus)
  if (status === undefined) throw new Error('listed a bank account that needs no check')
  return {
    id: row.id,
    member: { id: person.id, name: `${person.firstName} ${person.lastName}`, email },
    account: describeBankAccount(row, person),
    status,
    decided_by: decider === null ? null : { id: decider.id, name: decider.name },
    decided_at: row.checkedAt?.toISOString() ?? null,
  }
}
