import { changeMailChoice } from '@kinfold/contract/notification/change-mail-choice'
import { mutation } from '../mutation/mutation.ts'
import { useMutation } from '../mutation/use-mutation.ts'
import { mailChoiceKey } from './get-mail-choice.ts'

export const changeMailChoiceMutation = mutation('PATCH /notification/choice', changeMailChoice, {
  invalidates: [mailChoiceKey],
  success: 'Your choice is saved.',
})

export const useChangeMailChoice = () => useMutation(changeMailChoiceMutation)
