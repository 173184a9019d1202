import { reinstateMember } from '@kinfold/contract/operator/member/reinstate-member'
import { mutation } from '../../mutation/mutation.ts'
import { useMutation } from '../../mutation/use-mutation.ts'
import { memberKey } from './get-member.ts'
import { memberEventsKey } from './list-member-events.ts'
import { membersKey } from './list-members.ts'

export const reinstateMemberMutation = mutation(
  'POST /operator/member/reinstate/:id',
  reinstateMember,
  { invalidates: [membersKey, memberKey, memberEventsKey], success: 'The hold has ended.' },
)

export const useReinstateMember = () => useMutation(reinstateMemberMutation)
