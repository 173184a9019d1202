import { useMember } from '../../../session/use-member.ts'
import { AddressForm } from './address-form.tsx'
import { BvnCard } from './bvn-card.tsx'
import { DocumentCard } from './document-card.tsx'
import { IdentityForm } from './identity-form.tsx'

/** What the club needs to see before it may take somebody's money. */
export function KycTab() {
  const { customer, is_global } = useMember()
  if (!customer) return null
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <DocumentCard
        title="Government-issued ID"
        what="A passport, a national ID card or a driver’s licence."
        status={customer.kyc_status}
        reason={customer.kyc_rejection_reason}
        form={onSent => <IdentityForm onSent={onSent} />}
      />
      <div className="flex flex-col gap-4">
        <DocumentCard
          title="Proof of address"
          what="A utility bill or a bank statement with your name and address."
          status={customer.poa_status}
          reason={customer.poa_rejection_reason}
          form={onSent => <AddressForm onSent={onSent} />}
        />
        {is_global ? null : <BvnCard lastDigits={customer.bvn_last4} />}
      </div>
    </div>
  )
}
