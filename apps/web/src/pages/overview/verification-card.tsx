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
  return (
    <Banner
      tone="info"
      title="Complete your KYC"
      icon={<FileText aria-hidden strokeWidth={1.75} />}
      actions={
        <Button asChild size="small">
          <Link to={pathTo.accountTab('KYC')}>Complete KYC</Link>
        </Button>
      }
    >
      {missingDocuments(member)} Upload them once, and you can start contributing.
    </Banner>
  )
}

function missingDocuments(member: {
  has_submitted_kyc: boolean
  has_submitted_poa: boolean
}): string {
  if (member.has_submitted_kyc) return 'We still need your proof of address.'
  if (member.has_submitted_poa) return 'We still need your government-issued ID.'
  return 'We need your government-issued ID and a proof of address.'
}
