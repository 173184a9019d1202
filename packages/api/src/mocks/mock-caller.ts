// Who calls a mock: one of the demo club's people, by name.
import { type Access, type Caller, mayCall, type OperatorRole } from '@kinfold/contract/access'
import { isVerifiedMember } from '@kinfold/contract/account/session-flags'
import { memberFactsOf } from '@kinfold/personas/answers/session-user-of'
import { demoAccessToken } from '@kinfold/personas/answers/sign-in-answer-of'
import {
  type DemoOperator,
  type OperatorKey,
  operatorKeys,
  operators,
} from '@kinfold/personas/operators/operators'
import { people } from '@kinfold/personas/people/people'
import { type Person, type PersonKey, personKeys } from '@kinfold/personas/people/person'
import { Refusal } from './refusal.ts'

export type CallerName = PersonKey | OperatorKey

export const callerNames: readonly CallerName[] = [...personKeys, ...operatorKeys]

const isPerson = (name: CallerName): name is PersonKey => name in people

/** The default caller: a member in good standing, or an operator with the role. */
const usualCallers: Partial<Record<Access, CallerName>> = {
  reviewer: 'ngozi',
  approver: 'tunde',
  administrator: 'zainab',
  operator: 'zainab',
}

export function usualCaller(access: Access): CallerName {
  return usualCallers[access] ?? 'dayo'
}

function rights(name: CallerName): Caller {
  if (!isPerson(name)) return { isMember: false, isVerified: false, roles: operators[name].roles }
  return { isMember: true, isVerified: isVerifiedMember(memberFactsOf(people[name])), roles: [] }
}

/** Throws the Refusal that the server would answer. */
export function checkAccess(access: Access, name: CallerName | undefined): void {
  if (access === 'visitor' || access === 'provider') return
  if (name === undefined) throw new Refusal('unauthenticated')
  if (mayCall(access, rights(name))) return
  throw new Refusal(
    access === 'verified-member' && isPerson(name) ? 'verification_required' : 'forbidden',
  )
}

/** The person whose demo token a request carries: how an app without a server knows who is signed in. */
export function callerByToken(request: Request): CallerName | undefined {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '')
  return callerNames.find(name => demoAccessToken(name) === token)
}

/** The member that calls. */
export function memberOf({ as }: { readonly as: CallerName | undefined }): Person {
  if (as === undefined || !isPerson(as)) throw new Refusal('forbidden')
  return people[as]
}

export function operatorOf({ as }: { readonly as: CallerName | undefined }): DemoOperator {
  if (as === undefined || isPerson(as)) throw new Refusal('forbidden')
  return operators[as]
}

/** At the desk; none for a member or a visitor. */
export const rolesOf = (as: CallerName | undefined): readonly OperatorRole[] =>
  as === undefined || isPerson(as) ? [] : operators[as].roles

export function isMember(as: CallerName | undefined): as is PersonKey {
  return as !== undefined && isPerson(as)
}
