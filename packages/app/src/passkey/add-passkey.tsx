import { useAddPasskey } from '@kinfold/api/passkey/add-passkey'
import { useBeginPasskey } from '@kinfold/api/passkey/begin-passkey'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import { PasskeyToAdd } from '@kinfold/contract/passkey/passkey-to-add'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { TextField } from '@kinfold/ui/text-field'
import { FormMessage } from '../form/form-message.tsx'
import { useSentForm } from '../form/use-sent-form.ts'
import { OwnerProofField } from '../proof/owner-proof-field.tsx'
import { useOwnerProof } from '../proof/use-owner-proof.ts'
import { makePasskey } from './make-passkey.ts'

type AddPasskeyProps = { me: SessionUser; club: string; onClose: () => void }

export function AddPasskey({ me, club, onClose }: AddPasskeyProps) {
  const { email, first_name, last_name } = me
  const begin = useBeginPasskey()
  const add = useAddPasskey()
  const proof = useOwnerProof(me)
  const { register, formState, message, submit } = useSentForm({
    shape: PasskeyToAdd,
    defaultValues: { name: '', password: '', totp_code: '' },
    send: async ({ name, ...body }) => {
      const begun = await proof.send(body, sent => begin.run({ body: sent }))
      if (!begun.ok) return begun
      const whose = { club, email, name: `${first_name} ${last_name}` }
      const passkey = await makePasskey(begun.data, whose)
      if (typeof passkey === 'string')
        return { ok: false, kind: 'aborted', code: 'aborted', message: passkey } as const
      return add.run({ body: { name, passkey } })
    },
    onSent: onClose,
  })
  return (
    <Modal
      open
      size="small"
      title="Add a passkey"
      description="Your browser asks next where to keep it: on this device, on your phone, or on a security key."
      onOpenChange={open => !open && onClose()}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Its name"
          hint="Such as “My phone”, so that you know it again."
          required
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <OwnerProofField
          proof={proof}
          error={formState.errors[proof.typed]?.message}
          {...register(proof.typed)}
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" fullWidth loading={formState.isSubmitting}>
          Continue
        </Button>
      </form>
    </Modal>
  )
}
