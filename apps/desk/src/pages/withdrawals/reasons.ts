import type { CommonReason } from '../../queue/reason-form.tsx'

/** Why a withdrawal is refused most often, in the words that its member will read. */
export const refuseReasons: readonly CommonReason[] = [
  {
    label: 'Another name',
    text: 'The bank account is not in the name of your membership. Please add an account of your own, and ask again.',
  },
  {
    label: 'Account changed',
    text: 'Your bank account was changed a short time ago, and we could not make sure that it was you. Please write to us, and then ask again.',
  },
  {
    label: 'Account closed',
    text: 'Your bank told us that this account takes no transfers. Please add another account, and ask again.',
  },
  {
    label: 'Not you',
    text: 'You told us that you did not ask for this. Please change your password.',
  },
]
