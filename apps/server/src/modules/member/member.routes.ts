import { getMember } from '@kinfold/contract/operator/member/get-member'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { refuse } from '../../calls/refusal.ts'
import { type Route, signedInRoute } from '../../calls/route.ts'
import type { Services } from '../services.ts'
import { holdMember } from './hold-member.ts'
import { readMember } from './read-member.ts'
import { readMembers } from './read-members.ts'

export function memberRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listMembers, ({ query }) => readMembers(services.db, query)),
    signedInRoute(
      getMember,
      async ({ caller, params }) =>
        (await readMember(services.db, params.id, caller)) ?? refuse('not_found'),
    ),
    signedInRoute(suspendMember, ({ caller, params, body }) =>
      holdMember(services, {
        id: params.id,
        by: caller.accountId,
        reason: body.reason,
        hold: true,
      }),
    ),
    signedInRoute(reinstateMember, ({ caller, params, body }) =>
      holdMember(services, {
        id: params.id,
        by: caller.accountId,
        reason: body.reason,
        hold: false,
      }),
    ),
  ]
}
