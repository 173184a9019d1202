import { suspendMember } from '@kinfold/contract/operator/member/suspend-member'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { memberKey } from './get-member.ts'
import { memberEventsKey } from './list-member-events.ts'
import { membersKey } from './list-members.ts'

export const suspendMemberMutation = mutation('POST /operator/member/suspend/:id', suspendMember, {
  invalidates: [membersKey, memberKey, memberEventsKey],
  success: 'The member is on hold and signed out.',
})

export const useSuspendMember = () => useMutation(suspendMemberMutation)
