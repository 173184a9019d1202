import type { Outcome } from '@kinfold/api/client/outcome'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { type ReactNode, useState } from 'react'

type QuestionModalProps<Answer> = {
  title: string
  /** What follows from it. */
  description: ReactNode
  /** On the button that does it. */
  yes: string
  no?: string
  variant?: 'danger' | 'primary'
  act: () => Promise<Outcome<Answer, string>>
  onClose: () => void
  /** Once it is done; it just closes unless told. */
  onDone?: (answer: Answer) => void
  children?: ReactNode
}

/** Asks before something is done. A refusal is said here, where it can be tried again or left. */
export function QuestionModal<Answer>({
  title,
  description,
  yes,
  no = 'Keep it',
  variant = 'danger',
  act,
  onClose,
  onDone,
  children,
}: QuestionModalProps<Answer>) {
  const [isRunning, setRunning] = useState(false)
  const [message, setMessage] = useState<string>()
  const answer = async () => {
    setMessage(undefined)
    setRunning(true)
    const outcome = await act()
    setRunning(false)
    if (!outcome.ok) return setMessage(outcome.message)
    void showToast('success', outcome.message)
    if (onDone) onDone(outcome.data)
    else onClose()
  }
  return (
    <Modal
      open
      title={title}
      description={description}
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">{no}</Button>
          </ModalClose>
          <Button variant={variant} loading={isRunning} onClick={answer}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
      <FormMessage>{message}</FormMessage>
    </Modal>
  )
}
