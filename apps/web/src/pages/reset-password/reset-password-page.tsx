import type { Outcome } from '@kinfold/api/client/outcome'
import { FormMessage } from '@kinfold/app/form/form-message'
import { lazyCall } from '@kinfold/app/loading/lazy-call'
import { lazyRules } from '@kinfold/app/loading/lazy-rules'
import { usePrefetch } from '@kinfold/app/loading/use-prefetch'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { NewPasswordField } from '../../form/new-password-field.tsx'
import { passwordRules } from '../../form/password-rules.ts'
import { useSmallForm } from '../../form/use-small-form.ts'
import { readResetToken } from './read-reset-token.ts'

const rules = lazyRules(() =>
  import('./new-password-rules.ts').then(module => module.readNewPassword),
)
const resetPassword = lazyCall(() =>
  import('@kinfold/api/auth/reset-password').then(module => module.resetPasswordMutation),
)

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
        <Link to={paths.signIn}>Sign In</Link>
      </Button>
    </div>
  )
}

function LinkInvalid() {
  return (
    <div className="mt-8 flex flex-col gap-5">
      <Banner live tone="warning">
        This link is no longer valid. Please ask for a new one.
      </Banner>
      <Button asChild fullWidth>
        <Link to={paths.forgotPassword}>Ask for a new link</Link>
      </Button>
    </div>
  )
}

/** What would be guessed of this member alone, such as their name, only the server knows. */
const aboutPassword = (outcome: Outcome<unknown>) =>
  !outcome.ok && outcome.kind === 'refused' ? outcome.fields?.password : undefined

function ResetForm({ token, onDone }: { token: string; onDone: (message: string) => void }) {
  const [invalid, setInvalid] = useState(false)
  usePrefetch(rules, resetPassword)
  const { form, errors, message, isSending } = useSmallForm({
    rules: rules.read,
    send: async passwords => {
      const outcome = await resetPassword.run({ body: { token, ...passwords } })
      if (outcome.ok) onDone(outcome.message ?? 'Your new password is set.')
      else if (outcome.code === 'reset_link_invalid') setInvalid(true)
      else return aboutPassword(outcome) ?? outcome.message
      return undefined
    },
  })
  if (invalid) return <LinkInvalid />
  return (
    <form {...form} className="mt-8 flex flex-col gap-5">
      <NewPasswordField
        label="New password"
        name="password"
        rules={passwordRules}
        error={errors.password}
      />
      <NewPasswordField
        label="Confirm password"
        name="confirm_password"
        error={errors.confirm_password}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" fullWidth loading={isSending}>
        Continue
      </Button>
    </form>
  )
}
