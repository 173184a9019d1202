import { useLookalikes } from '@kinfold/api/operator/lookalike/list-lookalikes'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { TransferDetail } from '@kinfold/contract/operator/transfer/get-expected-transfer'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { CopyButton } from '@kinfold/ui/copy-button'
import { Money } from '@kinfold/ui/money'
import { momentAndTimeText } from '../../day/day-text.ts'
import { EmailText } from '../../queue/email-text.tsx'
import { Fact, Facts } from '../../queue/facts.tsx'
import { Lookalikes } from '../../queue/lookalikes.tsx'
import { OtherTransfers } from './other-transfers.tsx'
import { promisedBy } from './promised-by.ts'

/** What has to be found on the bank statement. */
export function TransferFacts({ detail }: { detail: TransferDetail }) {
  const { transfer, portfolio, amount, fee, to_wallet } = detail
  const { member, reference, bank_reference: memberSays } = transfer
  const isWaiting = transfer.status === 'pending_confirmation'
  return (
    <div className="flex flex-col gap-5">
      <Warnings detail={detail} />
      <Sum transfer={transfer} />
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
        {fee.amount > 0 && !to_wallet ? (
          <Fact label="Our fee">
            <Money amount={fromWireMoney(fee)} />
          </Fact>
        ) : null}
        {memberSays ? (
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
      <WhereItWent detail={detail} />
      <Facts title="The member">
        <Fact label="Name">{member.name}</Fact>
        <Fact label="E-mail">
          <EmailText>{member.email}</EmailText>
        </Fact>
      </Facts>
      <OtherTransfers transfer={transfer} />
    </div>
  )
}

/** Of one that was divided, each part: whose, where and how much, and that they make up what arrived. */
function WhereItWent({ detail }: { detail: TransferDetail }) {
  const { transfer, portfolio, amount, fee, to_wallet } = detail
  if (!to_wallet || portfolio === null) return null
  return (
    <Facts title={`Where the money of ${transfer.member.name} went`}>
      <Fact label={`Into ${planLabel(portfolio.plan)}`}>
        <Money amount={fromWireMoney(amount)} />
      </Fact>
      <Fact label={`Into the ${to_wallet.currency} wallet`}>
        <Money amount={fromWireMoney(to_wallet)} />
      </Fact>
      {fee.amount > 0 ? (
        <Fact label="Our fee">
          <Money amount={fromWireMoney(fee)} />
        </Fact>
      ) : null}
      {transfer.received ? (
        <Fact label="In all">
          <Money amount={fromWireMoney(transfer.received)} />
        </Fact>
      ) : null}
    </Facts>
  )
}

function Warnings({ detail: { transfer, same_receipt } }: { detail: TransferDetail }) {
  const { data } = useLookalikes(transfer.bank_reference)
  const sameReference = (data?.items ?? []).filter(
    ({ payment_id }) => payment_id !== transfer.payment_id,
  )
  return (
    <>
      {transfer.receipt_seen_before || same_receipt.length > 0 ? (
        <Lookalikes
          title={
            transfer.receipt_seen_before
              ? 'This receipt was handed in before'
              : 'This receipt was handed in again'
          }
          text="The same file came with another transfer. One payment pays once."
          items={same_receipt}
        />
      ) : null}
      {sameReference.length > 0 ? (
        <Lookalikes
          title="This bank’s reference was seen before"
          text="Other money has it too."
          items={sameReference}
        />
      ) : null}
    </>
  )
}

/** What arrived counts. */
function Sum({ transfer: { expected, received } }: Pick<TransferDetail, 'transfer'>) {
  return (
    <section>
      <h2 className="text-small text-ink-muted">{received ? 'Arrived' : 'Expected'}</h2>
      <p className="text-heading font-bold text-ink [overflow-wrap:anywhere]">
        <Money amount={fromWireMoney(received ?? expected)} />
      </p>
      {received && received.amount !== expected.amount ? (
        <p className="text-small text-ink-muted">
          {formatMoney(fromWireMoney(expected))} was announced
        </p>
      ) : null}
    </section>
  )
}
