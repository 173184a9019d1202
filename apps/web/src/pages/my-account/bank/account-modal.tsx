import { FormMessage } from '@kinfold/app/form/form-message'
import type { BankAccountKind } from '@kinfold/contract/bank-account/bank-account'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { type FormEventHandler, type ReactNode, useId } from 'react'
import { accountTitles } from './account-titles.ts'

type AccountFrameProps = {
  kind: BankAccountKind
  isNew: boolean
  form: {
    submit: FormEventHandler<HTMLFormElement>
    message: string | undefined
    formState: { isSubmitting: boolean }
  }
  onClose: () => void
  children: ReactNode
}

/** What the forms of all kinds of bank account have in common, above all what follows from a change. */
export function AccountModal({ kind, isNew, form, onClose, children }: AccountFrameProps) {
  const id = useId()
  return (
    <Modal
      open
      title={accountTitles[kind]}
      description="We tell you by e-mail when an account changes, and withdrawals may rest for a day, so that nobody else can redirect your money."
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Cancel</Button>
          </ModalClose>
          <Button type="submit" form={id} loading={form.formState.isSubmitting}>
            {isNew ? 'Save this account' : 'Save the change'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {children}
        <FormMessage>{form.message}</FormMessage>
      </form>
    </Modal>
  )
}
