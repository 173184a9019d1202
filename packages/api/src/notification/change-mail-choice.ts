import { applyMailChoice } from '@kinfold/contract/notification/apply-mail-choice'
import { changeMailChoice } from '@kinfold/contract/notification/change-mail-choice'
import type { getMailChoice } from '@kinfold/contract/notification/get-mail-choice'
import { changeCached } from '../mutation/change-cached.ts'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { mailChoiceKey } from './get-mail-choice.ts'

export const changeMailChoiceMutation = mutation('PATCH /notification/choice', changeMailChoice, {
  invalidates: [mailChoiceKey],
  success: 'Your choice is saved.',
  // A switch moves under the finger.
  optimistic: ({ body = {} }) => [
    changeCached<typeof getMailChoice>(mailChoiceKey, choice => applyMailChoice(choice, body)),
  ],
})

export const useChangeMailChoice = () => useMutation(changeMailChoiceMutation)
