import { kycMessages } from '@kinfold/contract/messages'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { club } from '../../club/club.ts'
import { useMember } from '../../session/use-member.ts'

type KycRequiredModalProps = { onClose: () => void; ownStep?: boolean }

/** For a member who may not contribute yet: documents are missing, or not approved yet. */
export function KycRequiredModal({ onClose, ownStep = true }: KycRequiredModalProps) {
  const { has_submitted_kyc, has_submitted_poa } = useMember()
  const pending = has_submitted_kyc && has_submitted_poa
  return (
    <Modal
      open
      ownStep={ownStep}
      title={pending ? 'Verification in progress' : 'Complete your KYC first'}
      description={pending ? kycMessages.inProgress : kycMessages.required}
      onOpenChange={open => !open && onClose()}
      footer={
        pending ? (
          <ModalClose>
            <Button>Got it</Button>
          </ModalClose>
        ) : (
          <>
            <ModalClose>
              <Button variant="secondary">Later</Button>
            </ModalClose>
            <Button asChild>
              <Link to={pathTo.accountTab('KYC')}>Complete KYC</Link>
            </Button>
          </>
        )
      }
    >
      {pending ? (
        <p className="text-body text-ink-muted">
          Taking longer than you expected?{' '}
          <TextLink href={club.links.contact}>Contact our support team</TextLink>
        </p>
      ) : null}
    </Modal>
  )
}
