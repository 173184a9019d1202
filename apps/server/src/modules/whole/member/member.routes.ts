import { getMember as getMemberCall } from '@kinfold/contract/operator/member/get-member'
import { listAccountPostings as listAccountPostingsCall } from '@kinfold/contract/operator/member/list-account-postings'
import { listMemberEvents as listMemberEventsCall } from '@kinfold/contract/operator/member/list-member-events'
import { listMemberPayments as listMemberPaymentsCall } from '@kinfold/contract/operator/member/list-member-payments'
import { listMembers } from '@kinfold/contract/operator/member/list-members'
import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { type Route, signedInRoute } from '../../../calls/route.ts'
import { operatorRoute } from '../../base/audit/operator-route.ts'
import type { Services } from '../../services.ts'
import { getMember } from './get-member.ts'
import { holdMember, mayHold } from './hold-member.ts'
import { listAccountPostings } from './list-account-postings.ts'
import { listMemberEvents } from './list-member-events.ts'
import { listMemberPayments } from './list-member-payments.ts'
import { readMembers } from './read-members.ts'

export function memberRoutes(services: Services): readonly Route[] {
  return [
    signedInRoute(listMembers, ({ query }) => readMembers(services.db, query)),
    signedInRoute(getMemberCall, call => getMember(services, call)),
    signedInRoute(listMemberPaymentsCall, call => listMemberPayments(services, call)),
    signedInRoute(listMemberEventsCall, call => listMemberEvents(services, call)),
    signedInRoute(listAccountPostingsCall, call => listAccountPostings(services, call)),
    operatorRoute(services, suspendMember, call => holdMember(services, call, true), mayHold),
    operatorRoute(services, reinstateMember, call => holdMember(services, call, false), mayHold),
  ]
}
