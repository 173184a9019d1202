import { isGlobalMember } from '../account/is-global-member.ts'

/** The family-office box is for members with a country chosen who are Nigerian in no way. */
export function needsFamilyOffice(country: string, citizenship: readonly string[]): boolean {
  return country.trim() !== '' && isGlobalMember(country.trim(), citizenship)
}
