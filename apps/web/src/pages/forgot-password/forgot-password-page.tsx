import { CaptchaInput } from '@kinfold/app/captcha/captcha-input'
import { FormMessage } from '@kinfold/app/form/form-message'
import { lazyCall } from '@kinfold/app/loading/lazy-call'
import { lazyRules } from '@kinfold/app/loading/lazy-rules'
import { usePrefetch } from '@kinfold/app/loading/use-prefetch'
import { withRedirectUrl } from '@kinfold/contract/session/redirect-url'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { TextField } from '@kinfold/ui/text-field'
import { TextLink } from '@kinfold/ui/text-link'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { readRedirectUrl } from '../../address/read-redirect-url.ts'
import { useSmallForm } from '../../form/use-small-form.ts'

const rules = lazyRules(() =>
  import('./forgot-password-rules.ts').then(module => module.readForgotPassword),
)
const forgotPassword = lazyCall(() =>
  import('@kinfold/api/auth/forgot-password').then(module => module.forgotPasswordMutation),
)

export function ForgotPasswordPage() {
  const target = readRedirectUrl(useLocation().search)
  const [sent, setSent] = useState<string>()
  const [round, setRound] = useState(1)
  usePrefetch(rules, forgotPassword)
  const { form, errors, message, isSending } = useSmallForm({
    rules: rules.read,
    send: async body => {
      setSent(undefined)
      const outcome = await forgotPassword.run({ body })
      setRound(count => count + 1)
      if (!outcome.ok) return outcome.message
      setSent(outcome.message)
      return undefined
    },
  })

  return (
    <>
      <h1 className="text-display font-bold">Forgot password?</h1>
      <p className="mt-2 text-body text-ink-muted">
        Tell us your e-mail address, and we send you a link to set a new one.
      </p>
      <form {...form} className="mt-8 flex flex-col gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <CaptchaInput round={round} error={errors.cf_turnstile_response} />
        <FormMessage>{message}</FormMessage>
        {sent ? (
          <Banner live tone="success" title={sent}>
            It works for a short while. Nothing there? Look into your spam folder, or ask again.
          </Banner>
        ) : null}
        <Button type="submit" fullWidth loading={isSending}>
          {sent ? 'Send it again' : 'Continue'}
        </Button>
      </form>
      <p className="mt-6 text-center text-body text-ink-muted">
        Remembered it?{' '}
        <TextLink asChild>
          <Link to={withRedirectUrl(paths.signIn, target)}>Sign In</Link>
        </TextLink>
      </p>
    </>
  )
}
