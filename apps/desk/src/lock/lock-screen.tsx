import { CaptchaField } from '@kinfold/app/captcha/captcha-field'
import { FormMessage } from '@kinfold/app/form/form-message'
import { UserNameField } from '@kinfold/app/form/user-name-field'
import { deskIdleMinutes } from '@kinfold/contract/constants'
import { Button } from '@kinfold/ui/button'
import { Logo } from '@kinfold/ui/logo'
import { PasswordField } from '@kinfold/ui/password-field'
import { TextField } from '@kinfold/ui/text-field'
import { useEffect, useId, useRef } from 'react'
import { type LockReason, leaveLocked } from '../session/desk-lock.ts'
import { useOperator } from '../session/use-operator.ts'
import { usePasskeyUnlocking } from './use-passkey-unlocking.ts'
import { useUnlocking } from './use-unlocking.ts'

const about: Readonly<Record<LockReason, string>> = {
  idle: `Nobody was here for ${deskIdleMinutes} minutes. Sign in again, and go on where you were: what was typed is still there.`,
  expired:
    'Your session is over. Sign in again, and go on where you were: what was typed is still there.',
}

/** A window of the browser’s own: it lies above everything, and nothing under it can be reached. */
export function LockScreen({ reason, onOpen }: { reason: LockReason; onOpen: () => void }) {
  const { first_name, last_name, email } = useOperator()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { password, code, message, captcha, isSending, submit } = useUnlocking(email, onOpen)
  const passkey = usePasskeyUnlocking(onOpen)
  // Once its place is in the page.
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      onCancel={event => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
      className="desk pointer-events-auto fixed inset-0 m-0 grid size-full max-h-none max-w-none place-items-center overflow-y-auto bg-canvas p-5 text-ink backdrop:bg-canvas"
    >
      <div className="flex w-full max-w-100 flex-col gap-5 rounded-card border border-line bg-surface p-6">
        <Logo markOnly />
        <div>
          <h1 id={`${id}-title`} className="text-title font-bold text-ink">
            The desk is locked
          </h1>
          <p id={`${id}-about`} className="mt-2 text-body text-pretty text-ink-muted">
            {about[reason]}
          </p>
        </div>
        <form noValidate onSubmit={submit} className="flex flex-col gap-5">
          <p className="text-body text-ink">
            <span className="font-semibold">
              {first_name} {last_name}
            </span>
            <span className="block text-small break-words text-ink-muted">{email}</span>
          </p>
          <UserNameField email={email} />
          <PasswordField label="Password" required autoFocus {...password} />
          <TextField
            label="Authenticator code"
            hint="Six digits, or one of your recovery codes."
            required
            autoComplete="one-time-code"
            {...code}
          />
          <CaptchaField {...captcha} />
          <FormMessage>{passkey?.message ?? message}</FormMessage>
          <Button type="submit" fullWidth loading={isSending}>
            Unlock
          </Button>
          {passkey ? (
            <Button
              fullWidth
              variant="secondary"
              loading={passkey.isAsking}
              onClick={passkey.unlock}
            >
              Unlock with your passkey
            </Button>
          ) : null}
        </form>
        <Button variant="link" size="small" onClick={leaveLocked}>
          Leave, and lose what was typed
        </Button>
      </div>
    </dialog>
  )
}
