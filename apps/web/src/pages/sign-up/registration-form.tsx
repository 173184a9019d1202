import { useRegister } from '@kinfold/api/sign-up/register'
import { CaptchaField } from '@kinfold/app/captcha/captcha-field'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useHeldSubmit } from '@kinfold/app/form/use-held-submit'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { needsFamilyOffice } from '@kinfold/contract/sign-up/needs-family-office'
import { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import { signUpRequest } from '@kinfold/contract/sign-up/sign-up-request'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { SignInSteps } from '../../flows/sign-in-steps/sign-in-steps.tsx'
import { useSignInSteps } from '../../flows/sign-in-steps/use-sign-in-steps.ts'
import { ConsentFields } from './consent-fields.tsx'
import { CountryFields } from './country-fields.tsx'
import { emptySignUp } from './empty-sign-up.ts'
import { FormSection, SectionPlaceContext } from './form-section.tsx'
import { PasswordFields } from './password-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { ReferralFields } from './referral-fields.tsx'
import { forgetSignUp } from './sign-up-draft.ts'
import { useSections } from './use-sections.ts'
import { useSignUpDraft } from './use-sign-up-draft.ts'

// What the request nests, and what has no place of its own in the form.
const names = {
  'user.email': 'email',
  'user.first_name': 'first_name',
  'user.last_name': 'last_name',
  'user.password': 'password',
  'user.confirm_password': 'confirm_password',
  country_code: 'phone',
} as const

export function RegistrationForm() {
  const [round, setRound] = useState(1)
  const { run } = useRegister()
  const steps = useSignInSteps()
  const { message, submit, ...form } = useSentForm({
    shape: SignUpForm,
    defaultValues: emptySignUp,
    blanks: 'kept',
    names,
    send: async values => {
      const outcome = await run({ body: signUpRequest(values) })
      if (!outcome.ok) setRound(count => count + 1)
      return outcome
    },
    onSent: answer => {
      forgetSignUp()
      steps.follow(answer)
    },
  })
  const element = useRef<HTMLFormElement>(null)
  useHeldSubmit(element)
  useSignUpDraft(form)
  const { places, openWrong } = useSections(form, element)
  const { control } = form
  const [country, citizenship] = useWatch({ control, name: ['country', 'citizenship'] })
  const familyOffice = needsFamilyOffice(country, citizenship)

  return (
    <>
      <form
        ref={element}
        noValidate
        // Sent without script, it goes nowhere and keeps its values.
        method="dialog"
        onSubmit={event => void submit(event).then(openWrong)}
        className="mt-8 flex flex-col gap-8 max-md:mt-6 max-md:gap-3"
      >
        <SectionPlaceContext value={places[0]}>
          <PersonFields form={form} />
        </SectionPlaceContext>
        <SectionPlaceContext value={places[1]}>
          <CountryFields form={form} />
        </SectionPlaceContext>
        <SectionPlaceContext value={places[2]}>
          <ReferralFields form={form} />
        </SectionPlaceContext>
        <SectionPlaceContext value={places[3]}>
          <FormSection title="Password and terms">
            <PasswordFields form={form} />
            <ConsentFields form={form} familyOffice={familyOffice} />
            <SignUpCaptcha form={form} round={round} />
            <FormMessage>{message}</FormMessage>
            <SignUpSubmit form={form} />
          </FormSection>
        </SectionPlaceContext>
      </form>
      <SignInSteps step={steps.step} onAnswer={steps.follow} onClose={steps.close} />
    </>
  )
}

// Each part subscribes to its own fields, so that a key press renders one part and not the whole form.
function SignUpCaptcha({ form, round }: { form: UseFormReturn<SignUpForm>; round: number }) {
  const { control, setValue } = form
  const { errors } = useFormState({ control, name: 'cf_turnstile_response' })
  return (
    <CaptchaField
      round={round}
      error={errors.cf_turnstile_response?.message}
      onChange={token => setValue('cf_turnstile_response', token, { shouldValidate: true })}
    />
  )
}

function SignUpSubmit({ form: { control } }: { form: UseFormReturn<SignUpForm> }) {
  const { isSubmitting, isValid } = useFormState({ control })
  return (
    <div className="flex flex-col gap-2">
      <Button
        type="submit"
        fullWidth
        loading={isSubmitting}
        disabled={!isValid}
        aria-describedby={isValid ? undefined : 'sign-up-incomplete'}
      >
        Continue
      </Button>
      {isValid ? null : (
        <p id="sign-up-incomplete" className="text-center text-small text-ink-muted">
          Fill in everything marked with * to continue.
        </p>
      )}
    </div>
  )
}
