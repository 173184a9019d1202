import { isGlobalMember } from '../account/is-global-member.ts'
import { isBlank } from '../fields/is-blank.ts'

/** The family-office box is for members with a country chosen who are Nigerian in no way. */
export function needsFamilyOffice(country: string, citizenship: readonly string[]): boolean {
  if (isBlank(country) || !Array.isArray(citizenship)) return false
  return isGlobalMember(country.trim(), citizenship)
}
