import { useForgotPassword } from '@kinfold/api/auth/forgot-password'
import { ForgotPasswordBody } from '@kinfold/contract/auth/forgot-password'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { TextField } from '@kinfold/ui/text-field'
import { TextLink } from '@kinfold/ui/text-link'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { CaptchaField } from '../../captcha/captcha-field.tsx'
import { FormMessage } from '../../form/form-message.tsx'
import { resolveForm } from '../../form/resolve-form.ts'
import { readRedirectUrl, withRedirectUrl } from '../../session/redirect-url.ts'

const resolver = resolveForm(ForgotPasswordBody)

export function ForgotPasswordPage() {
  const target = readRedirectUrl(useLocation().search)
  const [sent, setSent] = useState<string>()
  const [message, setMessage] = useState<string>()
  const [round, setRound] = useState(1)
  const { run } = useForgotPassword()
  const { register, handleSubmit, setValue, formState } = useForm<ForgotPasswordBody>({ resolver })
  const { errors, isSubmitting, isSubmitted } = formState

  const ask = handleSubmit(async body => {
    setMessage(undefined)
    const outcome = await run({ body })
    setRound(count => count + 1)
    if (outcome.ok) setSent(outcome.message)
    else setMessage(outcome.message)
  })

  return (
    <>
      <h1 className="text-display font-bold">Forgot password?</h1>
      <p className="mt-2 text-body text-ink-muted">
        Tell us your e-mail address, and we send you a link to set a new one.
      </p>
      <form noValidate method="post" onSubmit={ask} className="mt-8 flex flex-col gap-5">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email', { onChange: () => setSent(undefined) })}
        />
        <CaptchaField
          round={round}
          error={errors.cf_turnstile_response?.message}
          onChange={token =>
            setValue('cf_turnstile_response', token, { shouldValidate: isSubmitted })
          }
        />
        <FormMessage>{message}</FormMessage>
        {sent ? (
          <Banner live tone="success" title={sent}>
            It works for a short while. Nothing there? Look into your spam folder, or ask again.
          </Banner>
        ) : null}
        <Button type="submit" fullWidth loading={isSubmitting}>
          {sent ? 'Send it again' : 'Continue'}
        </Button>
      </form>
      <p className="mt-6 text-center text-body text-ink-muted">
        Remembered it?{' '}
        <TextLink asChild>
          <Link to={withRedirectUrl('/auth/login', target)}>Sign In</Link>
        </TextLink>
      </p>
    </>
  )
}
