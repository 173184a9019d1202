import { useMember } from '@kinfold/api/operator/member/get-member'
import { isGlobalMember } from '@kinfold/contract/account/is-global-member'
import { documentDayProblem } from '@kinfold/contract/kyc/document-day-problem'
import { wordsOfDocument } from '@kinfold/contract/kyc/document-words'
import type { KycCaseDetail } from '@kinfold/contract/operator/kyc/get-kyc-case'
import { Banner } from '@kinfold/ui/banner'
import { dayText, momentText } from '../../day/day-text.ts'
import { EmailText } from '../../queue/email-text.tsx'
import { Fact, Facts } from '../../queue/facts.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { NameCheck } from './name-check.tsx'

/** What the document has to agree with: the membership record, as the member gave it. */
export function CaseFacts({ detail }: { detail: KycCaseDetail }) {
  const { kyc_case: about, customer } = detail
  const { today, operator_id } = useOperator()
  const { first_approved_by: first } = about
  const [dayProblem] = Object.values(documentDayProblem(about, today) ?? {})
  return (
    <div className="flex flex-col gap-5">
      {dayProblem ? <Banner tone="danger">{dayProblem}</Banner> : null}
      {customer.pep ? (
        <Banner tone="warning" title="Politically exposed person">
          {first
            ? `${first.id === operator_id ? 'You' : first.name} approved it. One more reviewer has to.`
            : 'Two reviewers have to approve it, one after the other.'}
        </Banner>
      ) : null}
      <NameCheck membershipName={`${customer.first_name} ${customer.last_name}`} />
      <Facts title="On the document">
        <Fact label="Kind">{wordsOfDocument(about.document_type)}</Fact>
        {about.document_number ? (
          <Fact label="Number">
            <span className="figures">{about.document_number}</span>
          </Fact>
        ) : null}
        {about.expires_on ? <Fact label="Valid until">{dayText(about.expires_on)}</Fact> : null}
        {about.issued_on ? <Fact label="Issued on">{dayText(about.issued_on)}</Fact> : null}
        <Fact label="Handed in">{momentText(about.submitted_at)}</Fact>
      </Facts>
      <Facts title="Membership record">
        <Fact label="Lives in">{customer.country}</Fact>
        <Fact label="Citizen of">{customer.citizenship.join(', ')}</Fact>
        <Fact label="E-mail">
          <EmailText>{customer.email}</EmailText>
        </Fact>
        <Fact label="Phone">
          <span className="figures">{customer.phone}</span>
        </Fact>
        {isGlobalMember(customer.country, customer.citizenship) ? null : (
          <Fact label="BVN">
            {customer.bvn_last4 ? `Validated, ends in ${customer.bvn_last4}` : 'Not given yet'}
          </Fact>
        )}
        <Fact label="Member since">{momentText(customer.created_at)}</Fact>
      </Facts>
      <EarlierAttempts detail={detail} />
    </div>
  )
}

function EarlierAttempts({ detail: { kyc_case: about } }: { detail: KycCaseDetail }) {
  const { data } = useMember(about.member.id)
  const earlier = (data?.documents ?? []).filter(
    ({ id, kind, submitted_at }) =>
      id !== about.id && kind === about.kind && submitted_at < about.submitted_at,
  )
  if (earlier.length === 0) return null
  return (
    <section>
      <h2 className="text-small font-semibold text-ink">Earlier attempts</h2>
      <ul className="mt-1.5 flex flex-col gap-2 text-small text-ink-muted">
        {earlier.map(({ id, document_type, submitted_at, rejection_reason }) => (
          <li key={id}>
            {wordsOfDocument(document_type)}, {momentText(submitted_at)}
            {rejection_reason ? `: “${rejection_reason}”` : ''}
          </li>
        ))}
      </ul>
    </section>
  )
}
