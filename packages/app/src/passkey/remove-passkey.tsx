import { useRemovePasskey } from '@kinfold/api/passkey/remove-passkey'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import type { Passkey } from '@kinfold/contract/passkey/passkey'
import { removePasskey } from '@kinfold/contract/passkey/remove-passkey'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { FormMessage } from '../form/form-message.tsx'
import { useSentForm } from '../form/use-sent-form.ts'
import { OwnerProofField } from '../proof/owner-proof-field.tsx'
import { useOwnerProof } from '../proof/use-owner-proof.ts'

type RemovePasskeyProps = { me: SessionUser; passkey: Passkey; onClose: () => void }

export function RemovePasskey({ me, passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const { run } = useRemovePasskey()
  const proof = useOwnerProof(me)
  const { register, formState, message, submit } = useSentForm({
    shape: removePasskey.body,
    defaultValues: { password: '', totp_code: '' },
    send: body => proof.send(body, sent => run({ params: { id }, body: sent })),
    onSent: onClose,
  })
  return (
    <Modal
      open
      size="small"
      title="Remove this passkey?"
      description={`“${name}” no longer signs you in then; your password does. Delete it on your device as well.`}
      onOpenChange={open => !open && onClose()}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <OwnerProofField
          proof={proof}
          error={formState.errors[proof.typed]?.message}
          {...register(proof.typed)}
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" fullWidth loading={formState.isSubmitting}>
          Remove it
        </Button>
      </form>
    </Modal>
  )
}
