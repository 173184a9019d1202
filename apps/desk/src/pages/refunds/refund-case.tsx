import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { Refund } from '@kinfold/contract/operator/refund/refund'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { momentText } from '../../day/day-text.ts'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { EmailText } from '../../queue/email-text.tsx'
import { Fact, Facts } from '../../queue/facts.tsx'
import { ReadingPanes } from '../../queue/reading-panes.tsx'
import { canBeSettled, refundLooks, wayWords } from './choices.ts'
import { LookFirst } from './look-first.tsx'
import { RefundDecision } from './refund-decision.tsx'

/** A payment that is given back: what, why and how, who proposed it, and what comes next. */
export function RefundCase({ refund }: { refund: Refund }) {
  const { amount, fee, member, reference, reason, way, status } = refund
  return (
    <ReadingPanes
      evidence={
        <>
          <CaseHeading name={formatMoney(fromWireMoney(amount))} about={member.name} />
          <div className="flex max-w-prose flex-col gap-5 px-4 pb-6 lg:px-5">
            {status === 'proposed' || canBeSettled(refund) ? <LookFirst refund={refund} /> : null}
            <p className="text-body text-ink [overflow-wrap:anywhere]">“{reason}”</p>
            <Facts title="What goes back">
              <Fact label="Amount">
                <Money amount={fromWireMoney(amount)} />
              </Fact>
              <Fact label="Of the fee">
                <Money amount={fromWireMoney(fee)} />
              </Fact>
              <Fact label="Payment">
                <span className="figures">{reference}</span>
              </Fact>
              <Fact label="How">{wayWords[way]}</Fact>
              <Fact label="E-mail">
                <EmailText>{member.email}</EmailText>
              </Fact>
            </Facts>
          </div>
        </>
      }
      facts={
        <div className="flex flex-col gap-5">
          <StatusPill tone={refundLooks[status].tone} className="self-start">
            {refundLooks[status].label}
          </StatusPill>
          <Course refund={refund} />
        </div>
      }
      decision={<RefundDecision refund={refund} />}
    />
  )
}

function Course({ refund }: { refund: Refund }) {
  const { proposed_by, proposed_at, decided_by, decided_at, settled_at } = refund
  return (
    <Facts title="So far">
      <Fact label="Proposed">
        {proposed_by ? `${proposed_by.name}, ` : ''}
        {momentText(proposed_at)}
      </Fact>
      {decided_at ? (
        <Fact label="Decided">
          {decided_by ? `${decided_by.name}, ` : ''}
          {momentText(decided_at)}
        </Fact>
      ) : null}
      {settled_at ? <Fact label="Settled">{momentText(settled_at)}</Fact> : null}
      {refund.bank_reference ? <Fact label="Bank says">{refund.bank_reference}</Fact> : null}
      {refund.failure_reason ? <Fact label="Came back">{refund.failure_reason}</Fact> : null}
    </Facts>
  )
}
