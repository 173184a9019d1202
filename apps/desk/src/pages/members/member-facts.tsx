import type { MemberDetail } from '@kinfold/contract/operator/member/get-member'
import { momentText } from '../../day/day-text.ts'
import { EmailText } from '../../queue/email-text.tsx'
import { Fact, Facts } from '../../queue/facts.tsx'
import { documentWords } from './member-looks.ts'

/** Who they are, how to reach them, and how far their documents have come. */
export function MemberFacts({ detail }: { detail: MemberDetail }) {
  const { customer, is_email_verified } = detail
  return (
    <>
      <Facts title="Contact">
        <Fact label="Name">
          {customer.first_name} {customer.last_name}
        </Fact>
        <Fact label="E-mail">
          <EmailText>{customer.email}</EmailText>
          {is_email_verified ? '' : ' (not proven yet)'}
        </Fact>
        <Fact label="Phone">{customer.phone}</Fact>
        <Fact label="Lives in">{customer.country}</Fact>
        <Fact label="Citizen of">{customer.citizenship.join(', ')}</Fact>
        <Fact label="Since">{momentText(customer.created_at)}</Fact>
      </Facts>
      <Facts title="KYC">
        <Fact label="Identity">{documentWords[customer.kyc_status]}</Fact>
        <Fact label="Address">{documentWords[customer.poa_status]}</Fact>
        {detail.is_global ? null : (
          <Fact label="BVN">
            {customer.bvn_last4 ? `ends in ${customer.bvn_last4}` : 'Not proven yet'}
          </Fact>
        )}
        <Fact label="PEP">{customer.pep ? 'Says yes' : 'Says no'}</Fact>
        {customer.kyc_rejection_reason ? (
          <Fact label="Rejected for">{customer.kyc_rejection_reason}</Fact>
        ) : null}
      </Facts>
    </>
  )
}
