import { useProposeMonthClosing } from '@kinfold/api/operator/month/propose-month-closing'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { GivenReason } from '@kinfold/contract/operator/reason'
import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import { TextField } from '@kinfold/ui/text-field'

type ProposeClosingProps = {
  about: { readonly year: number; readonly month: number }
  name: string
  onClose: () => void
}

export function ProposeClosing({ about, name, onClose }: ProposeClosingProps) {
  const { run } = useProposeMonthClosing()
  const { register, formState, message, submit } = useSentForm({
    shape: GivenReason,
    defaultValues: { reason: '' },
    send: ({ reason }) => run({ body: { ...about, reason } }),
    onSent: onClose,
  })
  return (
    <Modal
      open
      size="small"
      title={`Close ${name}`}
      description={`Nothing dated in ${name} or before can be booked once it is closed, and it is never opened again. Make sure that the bank’s statement and the books agree.`}
      onOpenChange={open => !open && onClose()}
    >
      <form noValidate method="dialog" onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          {...register('reason')}
          label="Why it can be closed"
          required
          error={formState.errors.reason?.message}
        />
        <FormMessage>{message}</FormMessage>
        <Button type="submit" fullWidth loading={formState.isSubmitting}>
          Propose
        </Button>
      </form>
    </Modal>
  )
}
