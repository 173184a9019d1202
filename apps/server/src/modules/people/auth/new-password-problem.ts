import { passwordProblem } from '@kinfold/contract/fields/password'
import type { Club } from '../../../config/config.ts'
import type { AccountRecord } from '../../base/person/find-account.ts'

/** What is wrong with a password for this person: the rules of the field, and names that would be guessed first. */
export function newPasswordProblem(
  { name }: Pick<Club, 'name'>,
  { account, member, operator }: AccountRecord,
  password: string,
): string | undefined {
  const names = [member?.firstName, member?.lastName, operator?.name]
  return passwordProblem(password, [name, account.email, ...names.filter(each => each != null)])
}
