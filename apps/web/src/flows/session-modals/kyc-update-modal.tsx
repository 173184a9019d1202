import { kycMessages } from '@kinfold/contract/messages'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { dismissForSession } from '../../session/popups.ts'
import { useMember } from '../../session/use-member.ts'

export function KycUpdateModal() {
  const navigate = useNavigate()
  const { customer } = useMember()
  const reasons = [customer?.kyc_rejection_reason, customer?.poa_rejection_reason].filter(
    reason => reason,
  )
  return (
    <Modal
      open
      title="Your documents need another look"
      description={kycMessages.documentsRequired}
      onOpenChange={open => !open && dismissForSession('kycUpdate')}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Later</Button>
          </ModalClose>
          <Button
            onClick={() => {
              dismissForSession('kycUpdate')
              navigate(pathTo.accountTab('KYC'))
            }}
          >
            Update KYC
          </Button>
        </>
      }
    >
      {reasons.length > 0 ? (
        <ul className="flex flex-col gap-2 text-body text-ink">
          {reasons.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
    </Modal>
  )
}
