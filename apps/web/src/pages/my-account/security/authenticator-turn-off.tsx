import { useTurnOffTotp } from '@kinfold/api/totp/turn-off-totp'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { TotpField } from '@kinfold/app/proof/totp-field'
import { turnOffTotp } from '@kinfold/contract/totp/turn-off-totp'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { PasswordField } from '@kinfold/ui/password-field'

export function AuthenticatorTurnOff({ onClose }: { onClose: () => void }) {
  const { run } = useTurnOffTotp()
  const { register, formState, message, submit } = useSentForm({
    shape: turnOffTotp.body,
    defaultValues: { password: '', code: '' },
    send: body => run({ body }),
    onSent: onClose,
  })
  return (
    <Modal
      open
      title="Turn off your authenticator app"
      description="Your password alone opens your account then."
      onOpenChange={open => !open && onClose()}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <PasswordField
          label="Your password"
          required
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <TotpField error={formState.errors.code?.message} {...register('code')} />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" fullWidth loading={formState.isSubmitting}>
          Turn it off
        </Button>
      </form>
    </Modal>
  )
}
