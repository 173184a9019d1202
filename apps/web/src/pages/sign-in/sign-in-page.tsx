import { useLogIn } from '@kinfold/api/auth/log-in'
import { LogInBody } from '@kinfold/contract/auth/log-in'
import { Button } from '@kinfold/ui/button'
import { PasswordField } from '@kinfold/ui/password-field'
import { TextField } from '@kinfold/ui/text-field'
import { TextLink } from '@kinfold/ui/text-link'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { CaptchaField } from '../../captcha/captcha-field.tsx'
import { club } from '../../club/club.ts'
import { SignInSteps } from '../../flows/sign-in-steps/sign-in-steps.tsx'
import { useSignInSteps } from '../../flows/sign-in-steps/use-sign-in-steps.ts'
import { FormMessage } from '../../form/form-message.tsx'
import { resolveForm } from '../../form/resolve-form.ts'
import { readRedirectUrl, withRedirectUrl } from '../../session/redirect-url.ts'
import { sessionEnd } from '../../session/session-store.ts'

const resolver = resolveForm(LogInBody)

export function SignInPage() {
  useSignals()
  const target = readRedirectUrl(useLocation().search)
  const [message, setMessage] = useState<string>()
  const [round, setRound] = useState(1)
  const { run } = useLogIn()
  const steps = useSignInSteps()
  // No default values: whatever was typed before the page came to life is read from the fields.
  const { register, handleSubmit, setValue, formState } = useForm<LogInBody>({ resolver })
  const { errors, isSubmitting, isSubmitted } = formState

  const signIn = handleSubmit(async body => {
    setMessage(undefined)
    const outcome = await run({ body })
    if (outcome.ok) return steps.follow(outcome.data)
    setMessage(outcome.message)
    setRound(count => count + 1)
  })

  return (
    <>
      <h1 className="text-display font-bold">Sign In</h1>
      <p className="mt-2 text-body text-ink-muted">
        {sessionEnd.value === 'expired'
          ? 'You were signed out to keep your account safe. Please sign in again.'
          : `Welcome back to ${club.name}.`}
      </p>
      <form noValidate method="post" onSubmit={signIn} className="mt-8 flex flex-col gap-5">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <TextLink asChild className="self-start py-2.5 -my-2.5">
          <Link to={withRedirectUrl('/auth/change-password', target)}>Forgot password?</Link>
        </TextLink>
        <CaptchaField
          round={round}
          error={errors.cf_turnstile_response?.message}
          onChange={token =>
            setValue('cf_turnstile_response', token, { shouldValidate: isSubmitted })
          }
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" fullWidth loading={isSubmitting}>
          Continue
        </Button>
      </form>
      <p className="mt-6 text-center text-body text-ink-muted">
        New here?{' '}
        <TextLink asChild>
          <Link to={withRedirectUrl('/auth/sign-up', target)}>Register</Link>
        </TextLink>
      </p>
      <SignInSteps step={steps.step} onAnswer={steps.follow} onClose={steps.close} />
    </>
  )
}
