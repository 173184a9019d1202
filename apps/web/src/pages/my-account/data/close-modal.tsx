import { useCloseAccount } from '@kinfold/api/closing/close-account'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { OwnerProofField } from '@kinfold/app/proof/owner-proof-field'
import { useOwnerProof } from '@kinfold/app/proof/use-owner-proof'
import { closeAccount } from '@kinfold/contract/closing/close-account'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { useId } from 'react'
import { session } from '../../../session/session.ts'
import { useMember } from '../../../session/use-member.ts'

type CloseModalProps = {
  keptYears: number
  /** Something has come up meanwhile. */
  onRefused: () => void
  onClose: () => void
}

export function CloseModal({ keptYears, onRefused, onClose }: CloseModalProps) {
  const id = useId()
  const { run } = useCloseAccount()
  const proof = useOwnerProof(useMember())
  const { register, formState, message, submit } = useSentForm({
    shape: closeAccount.body,
    defaultValues: { password: '', totp_code: '' },
    send: async body => {
      const outcome = await proof.send(body, sent => run({ body: sent }))
      if (!outcome.ok && outcome.code === 'closing_not_possible') onRefused()
      return outcome
    },
    onSent: () => session.end('left'),
  })
  return (
    <Modal
      open
      size="small"
      title="Close your account?"
      description={`This can’t be undone. ${whatIsKept(keptYears)}`}
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Keep it</Button>
          </ModalClose>
          <Button type="submit" form={id} variant="danger" loading={formState.isSubmitting}>
            Close my account
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <OwnerProofField
          proof={proof}
          error={formState.errors[proof.typed]?.message}
          {...register(proof.typed)}
        />
        <FormMessage>{message}</FormMessage>
      </form>
    </Modal>
  )
}

function whatIsKept(years: number): string {
  if (years === 0) return 'Your personal data is erased at once.'
  const span = years === 1 ? 'a year' : `${years} years`
  return `The law has us keep some of your data for ${span}; then it is erased by itself.`
}
