import { kycValidationDays } from '@kinfold/contract/constants'
import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import { Card } from '@kinfold/ui/card'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useMember } from '../../session/use-member.ts'
import { ChangesBySupport } from './changes-by-support.tsx'

const looks = {
  not_submitted: { tone: 'neutral', label: 'Not handed in' },
  submitted: { tone: 'warning', label: 'Being checked' },
  approved: { tone: 'success', label: 'Approved' },
  rejected: { tone: 'danger', label: 'Rejected' },
} as const

type DocumentCardProps = {
  title: string
  /** What counts as one. */
  what: string
  status: DocumentStatus
  reason: string | null
}

export function KycStatus() {
  const { customer, is_global } = useMember()
  if (!customer) return null
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <DocumentCard
          title="Government-issued ID"
          what="A passport, a national ID card or a driver’s licence."
          status={customer.kyc_status}
          reason={customer.kyc_rejection_reason}
        />
        <DocumentCard
          title="Proof of address"
          what="A utility bill or a bank statement with your name and address."
          status={customer.poa_status}
          reason={customer.poa_rejection_reason}
        />
        {is_global ? null : <BvnCard lastDigits={customer.bvn_last4} />}
      </div>
      <ChangesBySupport what="Documents" />
    </div>
  )
}

function DocumentCard({ title, what, status, reason }: DocumentCardProps) {
  const { tone, label } = looks[status]
  return (
    <Card title={title} action={<StatusPill tone={tone}>{label}</StatusPill>}>
      <p className="text-body text-ink-muted">{explain(status, what, reason)}</p>
    </Card>
  )
}

function explain(status: DocumentStatus, what: string, reason: string | null): string {
  if (status === 'approved') return 'All is well: there is nothing left to do.'
  if (status === 'submitted') return `We are checking it. It takes ${kycValidationDays}.`
  return status === 'rejected' && reason ? reason : what
}

function BvnCard({ lastDigits }: { lastDigits: string | null }) {
  return (
    <Card
      title="BVN"
      action={
        <StatusPill tone={lastDigits ? 'success' : 'neutral'}>
          {lastDigits ? 'Validated' : 'Not given'}
        </StatusPill>
      }
    >
      <p className="text-body text-ink-muted">
        {lastDigits ? (
          <>
            Ends in <span className="figures">{lastDigits}</span>. We never show all of it.
          </>
        ) : (
          'Your Bank Verification Number shows that your bank account is yours.'
        )}
      </p>
    </Card>
  )
}
