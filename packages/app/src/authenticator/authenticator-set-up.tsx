import { useBeginTotp } from '@kinfold/api/totp/begin-totp'
import { useConfirmTotp } from '@kinfold/api/totp/confirm-totp'
import { beginTotp } from '@kinfold/contract/totp/begin-totp'
import { confirmTotp } from '@kinfold/contract/totp/confirm-totp'
import { Button } from '@kinfold/ui/button'
import { CopyButton } from '@kinfold/ui/copy-button'
import { Modal } from '@kinfold/ui/modal'
import { PasswordField } from '@kinfold/ui/password-field'
import { TextField } from '@kinfold/ui/text-field'
import { TextLink } from '@kinfold/ui/text-link'
import { useState } from 'react'
import { FormMessage } from '../form/form-message.tsx'
import { useSentForm } from '../form/use-sent-form.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Key = { secret: string; otpauth_url: string }

/** Password, then the key and a first code, then the recovery codes. */
export function AuthenticatorSetUp({ onClose }: { onClose: () => void }) {
  const [key, setKey] = useState<Key>()
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Modal open title="Set up your authenticator app" onOpenChange={open => !open && onClose()}>
      {codes ? <RecoveryCodes codes={codes} /> : null}
      {key && !codes ? <KeyStep shown={key} onSent={setCodes} /> : null}
      {key ? null : <PasswordStep onSent={setKey} />}
    </Modal>
  )
}

function PasswordStep({ onSent }: { onSent: (key: Key) => void }) {
  const { run } = useBeginTotp()
  const { register, formState, message, submit } = useSentForm({
    shape: beginTotp.body,
    defaultValues: { password: '' },
    send: body => run({ body }),
    onSent,
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <PasswordField
        label="Your password"
        hint="To be sure that it is you."
        required
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Continue
      </Button>
    </form>
  )
}

type KeyStepProps = { shown: Key; onSent: (codes: readonly string[]) => void }

function KeyStep({ shown: { secret, otpauth_url }, onSent }: KeyStepProps) {
  const { run } = useConfirmTotp()
  const { register, formState, message, submit } = useSentForm({
    shape: confirmTotp.body,
    defaultValues: { code: '' },
    send: body => run({ body }),
    onSent: ({ recovery_codes }) => onSent(recovery_codes),
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-body text-ink-muted">
        Scan this with your app, <TextLink href={otpauth_url}>open it in the app</TextLink> on this
        phone, or type the key into it.
      </p>
      <QrCode text={otpauth_url} label="The key for your authenticator app" />
      <div className="flex items-center justify-between gap-2 rounded-card border border-line bg-surface-sunken py-1 ps-4 pe-1">
        <code className="figures min-w-0 text-small [overflow-wrap:anywhere] text-ink">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <CopyButton text={secret} of="key" />
      </div>
      <TextField
        label="The 6 digits it shows"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Turn it on
      </Button>
    </form>
  )
}
