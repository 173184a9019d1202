import { changePassword } from '@kinfold/contract/auth/change-password'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { sessionsKey } from '../session/list-sessions.ts'

export const changePasswordMutation = mutation('PATCH /auth/change-password', changePassword, {
  invalidates: [sessionsKey],
  success: 'Your password is changed, and your other devices are signed out.',
})

export const useChangePassword = () => useMutation(changePasswordMutation)
