import { useResetPassword } from '@kinfold/api/auth/reset-password'
import { errorCatalogue } from '@kinfold/contract/errors/error-catalogue'
import { NewPassword } from '@kinfold/contract/fields/password'
import { passwordsMatch } from '@kinfold/contract/fields/passwords-match'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { PasswordField } from '@kinfold/ui/password-field'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'
import { type Infer, object, string } from 'superstruct'
import { FormMessage } from '../../form/form-message.tsx'
import { passwordRules } from '../../form/password-rules.ts'
import { resolveForm } from '../../form/resolve-form.ts'
import { readResetToken } from './read-reset-token.ts'

/** What is typed; the token comes from the link. */
const NewPasswordForm = passwordsMatch(
  object({ password: NewPassword, confirm_password: string() }),
)
type NewPasswordForm = Infer<typeof NewPasswordForm>
const resolver = resolveForm(NewPasswordForm)

export function ResetPasswordPage() {
  const location = useLocation()
  // Pre-rendered without a link's token; the browser knows it from its first effect on.
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(readResetToken(location) ?? ''), [location])
  const [done, setDone] = useState<string>()

  return (
    <>
      <h1 className="text-display font-bold">Set a new password</h1>
      {done ? (
        <Finished message={done} />
      ) : token === '' ? (
        <LinkInvalid />
      ) : (
        <ResetForm token={token ?? ''} onDone={setDone} />
      )}
    </>
  )
}

function Finished({ message }: { message: string }) {
  return (
    <div className="mt-8 flex flex-col gap-5">
      <Banner live tone="success">
        {message}
      </Banner>
      <Button asChild fullWidth>
        <Link to="/auth/login">Sign In</Link>
      </Button>
    </div>
  )
}

function LinkInvalid() {
  return (
    <div className="mt-8 flex flex-col gap-5">
      <Banner live tone="warning">
        {errorCatalogue.reset_link_invalid.sentence}
      </Banner>
      <Button asChild fullWidth>
        <Link to="/auth/change-password">Ask for a new link</Link>
      </Button>
    </div>
  )
}

function ResetForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const [message, setMessage] = useState<string>()
  const [invalid, setInvalid] = useState(false)
  const { run } = useResetPassword()
  const { register, handleSubmit, formState } = useForm<NewPasswordForm>({ resolver })
  const { errors, isSubmitting } = formState
  const reset = handleSubmit(async passwords => {
    setMessage(undefined)
    const outcome = await run({ body: { token, ...passwords } })
    if (outcome.ok) return onDone(outcome.message ?? 'Your new password is set.')
    if (outcome.code === 'reset_link_invalid') setInvalid(true)
    else setMessage(outcome.message)
  })
  if (invalid) return <LinkInvalid />
  return (
    <form noValidate method="post" onSubmit={reset} className="mt-8 flex flex-col gap-5">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        rules={passwordRules}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        required
        error={errors.confirm_password?.message}
        {...register('confirm_password')}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" fullWidth loading={isSubmitting}>
        Continue
      </Button>
    </form>
  )
}
