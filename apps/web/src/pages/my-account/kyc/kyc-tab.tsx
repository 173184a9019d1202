import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import { StatusPill } from '@kinfold/ui/status-pill'
import { useMember } from '../../../session/use-member.ts'
import { AddressForm } from './address-form.tsx'
import { BvnCard } from './bvn-card.tsx'
import { DocumentCard } from './document-card.tsx'
import { DocumentHistory } from './document-history.tsx'
import { documentLooks } from './document-looks.ts'
import { IdentityForm } from './identity-form.tsx'
import { kycStanding, proofsOf } from './kyc-standing.ts'

/** What the club needs to see before it may take somebody's money. */
export function KycTab() {
  const { customer, is_global } = useMember()
  if (!customer) return null
  const { kyc_status, poa_status, bvn_last4 } = customer
  const identityIsNext = asksFor(kyc_status)
  const addressIsNext = !identityIsNext && asksFor(poa_status)
  const proofs = proofsOf(customer, is_global)
  return (
    // One column: one thing after the other, with how far it is on top.
    <div className="flex max-w-160 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-semibold text-ink">{kycStanding(proofs)}</p>
        <ul aria-label="Your documents" className="flex flex-wrap gap-2">
          {proofs.map(({ name, status }) => (
            <li key={name}>
              <StatusPill tone={documentLooks[status].tone}>
                {name}
                <span className="sr-only">: {documentLooks[status].label}</span>
              </StatusPill>
            </li>
          ))}
        </ul>
      </div>
      <DocumentCard
        kind="identity"
        title="Government-issued ID"
        what="A passport, a national ID card or a driver’s licence."
        status={kyc_status}
        reason={customer.kyc_rejection_reason}
        isNext={identityIsNext}
        form={onSent => <IdentityForm onSent={onSent} />}
      />
      <DocumentCard
        kind="address"
        title="Proof of address"
        what="A utility bill or a bank statement with your name and address."
        status={poa_status}
        reason={customer.poa_rejection_reason}
        isNext={addressIsNext}
        form={onSent => <AddressForm onSent={onSent} />}
      />
      {is_global ? null : <BvnCard lastDigits={bvn_last4} />}
      <DocumentHistory />
    </div>
  )
}

const asksFor = (status: DocumentStatus) => status === 'not_submitted' || status === 'rejected'
