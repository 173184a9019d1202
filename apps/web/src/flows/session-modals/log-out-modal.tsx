import { runMutation } from '@kinfold/api/mutation/run-mutation'
import { logOutMutation } from '@kinfold/api/session/log-out'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { showLogout } from '../../session/popups.ts'
import { session } from '../../session/session.ts'

/** The server is told, but nobody waits for it: leaving works without a network too. */
function leave(): void {
  void runMutation(logOutMutation, {})
  session.end('left')
}

export function LogOutModal() {
  return (
    <Modal
      open
      size="small"
      title="Log out?"
      description="You will need your e-mail and password to come back."
      onOpenChange={open => {
        showLogout.value = open
      }}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Stay</Button>
          </ModalClose>
          <Button onClick={leave}>Logout</Button>
        </>
      }
    />
  )
}
