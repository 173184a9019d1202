import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import { signUpMessages } from '@kinfold/contract/sign-up/sign-up-messages'
import { Button } from '@kinfold/ui/button'
import { FieldError } from '@kinfold/ui/field-error'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useId } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'

/** Without a referral the club's executive committee vouches. Asked once, it stays asked. */
export function ExcoReferral({ form }: { form: UseFormReturn<SignUpForm> }) {
  const errorId = useId()
  const { control } = form
  const requested = useWatch({ control, name: 'exco_referral' })
  const { errors } = useFormState({ control, name: 'exco_referral' })
  const error = errors.exco_referral?.message ?? signUpMessages.excoReferral
  return (
    <div className="flex flex-col gap-1.5">
      <Button
        variant="secondary"
        fullWidth
        disabled={requested}
        aria-describedby={requested ? undefined : errorId}
        icon={requested ? <CircleCheck aria-hidden strokeWidth={1.75} /> : undefined}
        onClick={() => form.setValue('exco_referral', true, { shouldValidate: true })}
      >
        {requested ? signUpMessages.excoReferralRequested : 'Request Exco Referral'}
      </Button>
      <p role="status" className="sr-only">
        {requested ? signUpMessages.excoReferralRequested : ''}
      </p>
      <FieldError id={errorId}>{requested ? null : error}</FieldError>
    </div>
  )
}
