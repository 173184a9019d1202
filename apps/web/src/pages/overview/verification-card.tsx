import type { Customer } from '@kinfold/contract/account/customer'
import { kycValidationDays } from '@kinfold/contract/constants'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import Clock from 'lucide-react/icons/clock'
import FileText from 'lucide-react/icons/file-text'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { useMember } from '../../session/use-member.ts'
import { verificationStage } from './verification-stage.ts'

export function VerificationCard() {
  const member = useMember()
  const stage = verificationStage(member)
  if (stage === 'validated') return null
  if (stage === 'in-progress') {
    return (
      <Banner
        tone="warning"
        title="Verification in progress"
        icon={<Clock aria-hidden strokeWidth={1.75} />}
      >
        We are checking your documents. It takes {kycValidationDays}.
        {member.can_contribute ? ' You may contribute meanwhile.' : ''}
      </Banner>
    )
  }
  const refused = refusedDocument(member.customer)
  if (refused) {
    return (
      <Banner
        tone="danger"
        title={`${refused.what} was not accepted`}
        actions={<ToKyc>Upload it again</ToKyc>}
      >
        {refused.reason}
      </Banner>
    )
  }
  return (
    <Banner
      tone="info"
      title="Complete your KYC"
      icon={<FileText aria-hidden strokeWidth={1.75} />}
      actions={<ToKyc>Complete KYC</ToKyc>}
    >
      {missingDocuments(member)} {isOne(member) ? 'Upload it' : 'Upload both'} once, and you can
      start contributing.
    </Banner>
  )
}

function ToKyc({ children }: { children: string }) {
  return (
    <Button asChild size="small">
      <Link to={pathTo.accountTab('KYC')}>{children}</Link>
    </Button>
  )
}

/** The first document that the club sent back, with what it said of it. */
function refusedDocument(customer: Customer | null) {
  if (customer?.kyc_status === 'rejected') {
    return { what: 'Your ID', reason: customer.kyc_rejection_reason }
  }
  if (customer?.poa_status === 'rejected') {
    return { what: 'Your proof of address', reason: customer.poa_rejection_reason }
  }
  return undefined
}

type Submitted = { has_submitted_kyc: boolean; has_submitted_poa: boolean }

const isOne = (member: Submitted) => member.has_submitted_kyc || member.has_submitted_poa

function missingDocuments(member: Submitted): string {
  if (member.has_submitted_kyc) return 'We still need your proof of address.'
  if (member.has_submitted_poa) return 'We still need your government-issued ID.'
  return 'We need your government-issued ID and a proof of address.'
}
