import { CaptchaInput } from '@kinfold/app/captcha/captcha-input'
import { DemoDoor } from '@kinfold/app/demo/demo-door'
import { FormMessage } from '@kinfold/app/form/form-message'
import { lazyCall } from '@kinfold/app/loading/lazy-call'
import { lazyRules } from '@kinfold/app/loading/lazy-rules'
import { usePrefetch } from '@kinfold/app/loading/use-prefetch'
import { usePasskeyOffer } from '@kinfold/app/passkey/use-passkey-offer'
import { withRedirectUrl } from '@kinfold/contract/session/redirect-url'
import { Button } from '@kinfold/ui/button'
import { PasswordField } from '@kinfold/ui/password-field'
import { TextField } from '@kinfold/ui/text-field'
import { TextLink } from '@kinfold/ui/text-link'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { readRedirectUrl } from '../../address/read-redirect-url.ts'
import { club } from '../../club/club.ts'
import { SignInSteps } from '../../flows/sign-in-steps/sign-in-steps.tsx'
import { useSignInSteps } from '../../flows/sign-in-steps/use-sign-in-steps.ts'
import { useSmallForm } from '../../form/use-small-form.ts'
import { session } from '../../session/session.ts'

const rules = lazyRules(() => import('./log-in-rules.ts').then(module => module.readLogIn))
const logIn = lazyCall(() =>
  import('@kinfold/api/auth/log-in').then(module => module.logInMutation),
)

export function SignInPage() {
  useSignals()
  const target = readRedirectUrl(useLocation().search)
  const [round, setRound] = useState(1)
  const steps = useSignInSteps()
  usePrefetch(rules, logIn)
  const refused = usePasskeyOffer(steps.follow)
  const { form, errors, message, isSending } = useSmallForm({
    rules: rules.read,
    send: async body => {
      const outcome = await logIn.run({ body })
      if (!outcome.ok) {
        setRound(count => count + 1)
        return outcome.message
      }
      steps.follow(outcome.data)
      return undefined
    },
  })

  return (
    <>
      <h1 className="text-display font-bold">Sign In</h1>
      <p className="mt-2 text-body text-ink-muted">
        {session.lastEnd.value === 'expired'
          ? 'You were signed out to keep your account safe. Please sign in again.'
          : `Welcome back to ${club.name}.`}
      </p>
      <form {...form} className="mt-8 flex flex-col gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          required
          error={errors.email}
        />
        <PasswordField label="Password" name="password" required error={errors.password} />
        <TextLink asChild className="-my-2.5 self-start py-2.5">
          <Link to={withRedirectUrl(paths.forgotPassword, target)}>Forgot password?</Link>
        </TextLink>
        <CaptchaInput round={round} error={errors.cf_turnstile_response} />
        <FormMessage>{message ?? refused}</FormMessage>
        <Button type="submit" fullWidth loading={isSending}>
          Continue
        </Button>
      </form>
      <p className="mt-6 text-center text-body text-ink-muted">
        New here?{' '}
        <TextLink asChild>
          <Link to={withRedirectUrl(paths.signUp, target)}>Register</Link>
        </TextLink>
      </p>
      <DemoDoor kinds={['member', 'operator']} onAnswer={steps.follow} />
      <SignInSteps step={steps.step} onAnswer={steps.follow} onClose={steps.close} />
    </>
  )
}
