import { useFetchDataExport } from '@kinfold/api/data-export/fetch-data-export'
import { FormMessage } from '@kinfold/app/form/form-message'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { OwnerProofField } from '@kinfold/app/proof/owner-proof-field'
import { useOwnerProof } from '@kinfold/app/proof/use-owner-proof'
import { fetchDataExport } from '@kinfold/contract/data-export/fetch-data-export'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { useId } from 'react'
import { saveFile } from '../../../paper/save-file.ts'
import { useMember } from '../../../session/use-member.ts'

export function FetchModal({ onClose }: { onClose: () => void }) {
  const id = useId()
  const { today } = useMember()
  const { run } = useFetchDataExport()
  const proof = useOwnerProof(useMember())
  const { register, formState, message, submit } = useSentForm({
    shape: fetchDataExport.body,
    defaultValues: { password: '', totp_code: '' },
    send: body => proof.send(body, sent => run({ body: sent })),
    onSent: file => {
      saveFile(file, `my-data-${today}.zip`)
      onClose()
    },
  })
  return (
    <Modal
      open
      size="small"
      title="Download your data"
      description="The file holds everything about you, so keep it where only you can open it. It can be downloaded once."
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Not now</Button>
          </ModalClose>
          <Button type="submit" form={id} loading={formState.isSubmitting}>
            Download
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
