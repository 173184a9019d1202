import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { TransferDetail } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Banner } from '@kinfold/ui/banner'
import { CopyButton } from '@kinfold/ui/copy-button'
import { Money } from '@kinfold/ui/money'
import { momentAndTimeText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { OtherTransfers } from './other-transfers.tsx'
import { promisedBy } from './promised-by.ts'

/** What has to be found on the bank statement. */
export function TransferFacts({ detail }: { detail: TransferDetail }) {
  const { transfer, portfolio, amount, fee } = detail
  const { member, reference, bank_reference: memberSays } = transfer
  const isWaiting = transfer.status === 'pending_confirmation'
  return (
    <div className="flex flex-col gap-5">
      {transfer.receipt_seen_before ? (
        <Banner tone="warning" title="This receipt was handed in before">
          The same file came with another transfer. One payment pays once.
        </Banner>
      ) : null}
      {transfer.bank_reference_seen_before ? (
        <Banner tone="warning" title="This bank reference was seen before">
          Another transfer, or money that nobody announced, has it too.
        </Banner>
      ) : null}
      <section>
        <h2 className="text-small text-ink-muted">Expected</h2>
        <p className="text-heading font-bold text-ink [overflow-wrap:anywhere]">
          <Money amount={fromWireMoney(transfer.expected)} />
        </p>
      </section>
      <Facts title="The transfer">
        <Fact label="Reference">
          <span className="flex items-center gap-1">
            <span className="figures">{reference}</span>
            <CopyButton text={reference} of="reference" className="-my-2" />
          </span>
        </Fact>
        <Fact label="Is for">
          {portfolio ? planLabel(portfolio.plan) : `The ${amount.currency} wallet`}
        </Fact>
        {amount.currency === transfer.expected.currency ? null : (
          <Fact label="Comes to">
            <Money amount={fromWireMoney(amount)} />
          </Fact>
        )}
        {fee.amount > 0 ? (
          <Fact label="Our fee">
            <Money amount={fromWireMoney(fee)} />
          </Fact>
        ) : null}
        {isWaiting && memberSays ? (
          <Fact label="Bank’s ref.">
            <span className="figures">{memberSays}</span>{' '}
            <span className="font-normal text-ink-muted">as the member has it</span>
          </Fact>
        ) : null}
        {transfer.note ? <Fact label="Their note">“{transfer.note}”</Fact> : null}
        <Fact label="Announced">{momentAndTimeText(transfer.submitted_at)}</Fact>
        {isWaiting ? (
          <Fact label="Promised by">{momentAndTimeText(promisedBy(transfer.submitted_at))}</Fact>
        ) : null}
      </Facts>
      <Facts title="The member">
        <Fact label="Name">{member.name}</Fact>
        <Fact label="E-mail">{member.email}</Fact>
      </Facts>
      <OtherTransfers transfer={transfer} />
    </div>
  )
}
