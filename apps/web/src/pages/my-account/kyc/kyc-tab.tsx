import type { DocumentStatus } from '@kinfold/contract/kyc/document-status'
import { Stepper } from '@kinfold/ui/stepper'
import { useMember } from '../../../session/use-member.ts'
import { AddressForm } from './address-form.tsx'
import { BvnCard } from './bvn-card.tsx'
import { DocumentCard } from './document-card.tsx'
import { DocumentHistory } from './document-history.tsx'
import { IdentityForm } from './identity-form.tsx'

/** What the club needs to see before it may take somebody's money. */
export function KycTab() {
  const { customer, is_global } = useMember()
  if (!customer) return null
  const { kyc_status, poa_status, bvn_last4 } = customer
  const identityIsNext = asksFor(kyc_status)
  const addressIsNext = !identityIsNext && asksFor(poa_status)
  const stages = [
    { name: 'ID', isDone: !identityIsNext },
    { name: 'Address', isDone: !asksFor(poa_status) },
    ...(is_global ? [] : [{ name: 'BVN', isDone: bvn_last4 !== null }]),
  ]
  const next = stages.findIndex(({ isDone }) => !isDone)
  return (
    // One column: one thing after the other, with how far it is on top.
    <div className="flex max-w-160 flex-col gap-4">
      <Stepper
        label="Your documents"
        steps={stages.map(({ name }) => name)}
        current={next === -1 ? stages.length : next}
        className="mb-2"
      />
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
