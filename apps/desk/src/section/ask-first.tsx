import { Button } from '@kinfold/ui/button'
import { Modal } from '@kinfold/ui/modal'
import type { ReactNode } from 'react'

type AskFirstProps = {
  /** What is about to happen, as a question. */
  title: string
  /** What follows from it. */
  text: string
  yes: string
  isGrave?: boolean
  isSending: boolean
  onYes: () => void
  onNo: () => void
  /** What it is about, to be read once more. */
  children?: ReactNode
}

/** Asked once more, before something is done that can’t be taken back. */
export function AskFirst(props: AskFirstProps) {
  const { title, text, yes, isGrave = false, isSending, onYes, onNo, children } = props
  return (
    <Modal
      open
      size="small"
      title={title}
      description={text}
      focusStarts="panel"
      onOpenChange={open => !open && onNo()}
      footer={
        <>
          <Button variant="secondary" onClick={onNo} disabled={isSending}>
            Not yet
          </Button>
          <Button variant={isGrave ? 'danger' : 'primary'} loading={isSending} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
