import { LogInBody } from '@kinfold/contract/auth/log-in'
import { Button } from '@kinfold/ui/button'
import { TextField } from '@kinfold/ui/text-field'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { resolveForm } from '../../app/resolve-form.ts'
import { postLogIn } from '../../session/post-log-in.ts'

const resolver = resolveForm(LogInBody)

export function SignInPage() {
  const [answer, setAnswer] = useState('')
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { email: '', password: '', cf_turnstile_response: 'sandbox' },
  })
  const { errors, isSubmitting } = formState
  const signIn = handleSubmit(async body => {
    const outcome = await postLogIn(body)
    if (!outcome.ok) return setAnswer(outcome.sentence)
    setAnswer(
      outcome.answer.authorization
        ? `Signed in as ${outcome.answer.user.email}.`
        : 'Please verify your e-mail address first.',
    )
  })
  return (
    <form noValidate method="post" onSubmit={signIn} className="flex flex-col gap-5">
      <h1 className="text-display font-semibold">Sign In</h1>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <p role="status">{answer}</p>
      <Button type="submit" loading={isSubmitting} fullWidth>
        Continue
      </Button>
      <div className="flex justify-between">
        <Link to="/auth/change-password" className="text-link underline">
          Forgot password?
        </Link>
        <Link to="/auth/sign-up" className="text-link underline">
          Register
        </Link>
      </div>
    </form>
  )
}
