import { sessionFlags } from '@kinfold/contract/account/session-flags'
import { contributorProblem } from '@kinfold/contract/payment/contributor-problem'
import { type Refusal, refuse } from '../../../calls/refusal.ts'
import type { AccountRecord } from '../../base/person/find-account.ts'
import { memberFactsOf } from '../../base/person/member-facts-of.ts'
import { noBankAccounts } from '../../people/bank-account/read-bank-accounts.ts'
import type { Services } from '../../services.ts'

type Now = { readonly config: Services['config']; readonly now: Date; readonly version: string }

/** Why a member, whose account is locked, may put no money in: the terms, or what the club knows of them. */
export function judgeContributor(
  owner: AccountRecord,
  { config, now, version }: Now,
): Refusal<NonNullable<ReturnType<typeof contributorProblem>>> | undefined {
  const problem = contributorProblem({
    ...sessionFlags(memberFactsOf(owner, noBankAccounts, { config, now })),
    terms_and_conditions: owner.member?.acceptedTermsVersion === version,
  })
  return problem === undefined ? undefined : refuse(problem)
}
