import { useRenewRecoveryCodes } from '@kinfold/api/totp/renew-recovery-codes'
import { RecoveryCodes } from '@kinfold/app/authenticator/recovery-codes'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { TotpField } from '@kinfold/app/proof/totp-field'
import { renewRecoveryCodes } from '@kinfold/contract/totp/renew-recovery-codes'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { useState } from 'react'

export function RenewCodes({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Modal
      open
      title="New recovery codes"
      description="The ones you have stop working."
      onOpenChange={open => !open && onClose()}
    >
      {codes ? <RecoveryCodes codes={codes} /> : <CodeForm onSent={setCodes} />}
    </Modal>
  )
}

function CodeForm({ onSent }: { onSent: (codes: readonly string[]) => void }) {
  const { run } = useRenewRecoveryCodes()
  const { register, formState, message, submit } = useSentForm({
    shape: renewRecoveryCodes.body,
    defaultValues: { code: '' },
    send: body => run({ body }),
    onSent: ({ recovery_codes }) => onSent(recovery_codes),
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TotpField error={formState.errors.code?.message} {...register('code')} />
      <FormMessage>{message}</FormMessage>
      <Button type="submit" fullWidth loading={formState.isSubmitting}>
        Make new ones
      </Button>
    </form>
  )
}
