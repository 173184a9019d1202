import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { emptySignUp } from './empty-sign-up.ts'
import { keepSignUp, keptSignUp } from './sign-up-draft.ts'

type Form = Pick<UseFormReturn<SignUpForm>, 'watch' | 'getValues' | 'setValue'>

const isBlank = (value: unknown) => value === undefined || value === ''

/** What was filled in is there again after a reload of the tab. What was typed meanwhile goes before it. */
export function useSignUpDraft({ watch, getValues, setValue }: Form): void {
  useEffect(() => {
    const draft = keptSignUp()
    for (const name of Object.keys(draft) as (keyof typeof draft)[]) {
      const kept = draft[name]
      const now: unknown = getValues(name)
      const isUntouched = isBlank(now) || JSON.stringify(now) === JSON.stringify(emptySignUp[name])
      if (kept !== undefined && isUntouched) setValue(name, kept)
    }
    const { unsubscribe } = watch(values => keepSignUp(values))
    return unsubscribe
  }, [watch, getValues, setValue])
}
