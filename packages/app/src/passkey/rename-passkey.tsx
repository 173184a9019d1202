import { useRenamePasskey } from '@kinfold/api/passkey/rename-passkey'
import type { Passkey } from '@kinfold/contract/passkey/passkey'
import { renamePasskey } from '@kinfold/contract/passkey/rename-passkey'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { TextField } from '@kinfold/ui/text-field'
import { FormMessage } from '../form/form-message.tsx'
import { useSentForm } from '../form/use-sent-form.ts'

type RenamePasskeyProps = { passkey: Passkey; onClose: () => void }

export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const { run } = useRenamePasskey()
  const { register, formState, message, submit } = useSentForm({
    shape: renamePasskey.body,
    defaultValues: { name },
    send: body => run({ params: { id }, body }),
    onSent: onClose,
  })
  return (
    <Modal open size="small" title="Rename this passkey" onOpenChange={open => !open && onClose()}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Its name"
          required
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" fullWidth loading={formState.isSubmitting}>
          Save
        </Button>
      </form>
    </Modal>
  )
}
