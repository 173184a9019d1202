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
  const { kyc_status, kyc_rejection_reason, poa_status, poa_rejection_reason } = customer ?? {}
  const reasons = [
    { document: 'Your ID', status: kyc_status, reason: kyc_rejection_reason },
    { document: 'Your proof of address', status: poa_status, reason: poa_rejection_reason },
  ].filter(({ status, reason }) => status === 'rejected' && reason)
  // With one of them approved only the other is needed, and its reason says which.
  const isOneApproved = kyc_status === 'approved' || poa_status === 'approved'
  return (
    <Modal
      open
      focusStarts="panel"
      title="Your documents need another look"
      description={isOneApproved ? undefined : kycMessages.documentsRequired}
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
          {reasons.map(({ document, reason }) => (
            <li key={document}>
              <strong className="font-semibold">{document}:</strong> {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </Modal>
  )
}
