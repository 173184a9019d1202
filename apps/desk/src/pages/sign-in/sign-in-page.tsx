import { useLogIn } from '@kinfold/api/auth/log-in'
import { AuthenticatorDialog } from '@kinfold/app/authenticator/authenticator-dialog'
import { CaptchaField } from '@kinfold/app/captcha/captcha-field'
import { DemoDoor } from '@kinfold/app/demo/demo-door'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { usePasskeyOffer } from '@kinfold/app/passkey/use-passkey-offer'
import { logIn } from '@kinfold/contract/auth/log-in'
import type { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { PasswordField } from '@kinfold/ui/password-field'
import { TextField } from '@kinfold/ui/text-field'
import { TextLink } from '@kinfold/ui/text-link'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { membersDoor, membersPasswordHelp } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { Doorway } from '../../session/doorway.tsx'
import { session } from '../../session/session.ts'

export function SignInPage() {
  useSignals()
  const { run } = useLogIn()
  const [round, setRound] = useState(1)
  const [challenge, setChallenge] = useState<string>()
  const [isMembers, setMembers] = useState(false)
  const follow = ({ authorization, totp_challenge }: SignInAnswer) => {
    setChallenge(totp_challenge?.token)
    // An e-mail still to be proven is a member's who has just signed up.
    setMembers(!authorization && !totp_challenge)
    if (authorization) session.begin(authorization.access_token)
  }
  const { register, setValue, formState, message, submit } = useSentForm({
    shape: logIn.body,
    defaultValues: { email: '', password: '', cf_turnstile_response: '' },
    send: async body => {
      const outcome = await run({ body })
      if (!outcome.ok) setRound(count => count + 1)
      return outcome
    },
    onSent: follow,
  })
  const refused = usePasskeyOffer(follow)
  const { errors, isSubmitting } = formState
  return (
    <Doorway
      title={`The ${club.name} desk`}
      below={<DemoDoor kinds={['operator']} onAnswer={follow} />}
    >
      <p className="-mt-3 text-body text-ink-muted">
        {session.lastEnd.value === 'expired'
          ? 'You were signed out to keep the club safe. Please sign in again.'
          : 'For the people who run the club.'}
      </p>
      {isMembers ? (
        <Banner live tone="warning" title="This is the operators’ door">
          Members sign in <TextLink href={membersDoor}>at their own</TextLink>.
        </Banner>
      ) : null}
      <form noValidate method="dialog" onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
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
        <CaptchaField
          round={round}
          error={errors.cf_turnstile_response?.message}
          onChange={token => setValue('cf_turnstile_response', token)}
        />
        <FormMessage>{message ?? refused}</FormMessage>
        <Button type="submit" fullWidth loading={isSubmitting}>
          Continue
        </Button>
      </form>
      <p className="text-small text-ink-muted">
        <TextLink href={membersPasswordHelp}>Forgot password?</TextLink>
      </p>
      <p className="border-t border-line pt-4 text-small text-ink-muted">
        Not an operator? <TextLink href={membersDoor}>Members sign in here</TextLink>
      </p>
      {challenge ? (
        <AuthenticatorDialog
          token={challenge}
          onAnswer={follow}
          onClose={() => setChallenge(undefined)}
        />
      ) : null}
    </Doorway>
  )
}
