import { formatMoney } from '@kinfold/contract/money/format-money'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { Banner } from '@kinfold/ui/banner'
import { Money } from '@kinfold/ui/money'
import { StatusPill } from '@kinfold/ui/status-pill'
import { momentText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { runLooks } from './choices.ts'
import { addsUp, type ReturnsDetail } from './returns-detail.ts'

/** The total that the shares have to come to, who entered and who posted it, and why it is taken back. */
export function ReturnsFacts({ detail }: { detail: ReturnsDetail }) {
  const { posting, shared, out_of_reach } = detail
  const { tone, label } = runLooks[posting.status]
  const of = (amount: number) => moneyFromWire(posting.plan.currency, amount)
  const isRight = addsUp(detail)
  return (
    <div className="flex flex-col gap-5">
      <StatusPill tone={tone} className="self-start">
        {label}
      </StatusPill>
      {isRight ? null : (
        <Banner tone="danger" title="The shares don’t add up">
          Don’t post this. Please call whoever looks after the server.
        </Banner>
      )}
      {out_of_reach.portfolios > 0 ? (
        <Banner tone="warning">
          {out_of_reach.portfolios === 1
            ? '1 portfolio no longer holds its part'
            : `${out_of_reach.portfolios} portfolios no longer hold their part`}
          : {formatMoney(of(out_of_reach.amount))} can’t be taken from them.
        </Banner>
      ) : null}
      <Facts title="Total">
        <Fact label={posting.total.amount < 0 ? 'Lost' : 'Earned'}>
          <Money amount={fromWireMoney(posting.total)} />
        </Fact>
        <Fact label="All shares">
          <Money amount={of(shared.return_amount)} />
          {isRight ? <span className="text-success"> agrees</span> : null}
        </Fact>
        <Fact label="Club’s fee">
          <Money amount={fromWireMoney(posting.fee)} />
        </Fact>
        <Fact label="Portfolios">{posting.portfolios}</Fact>
        <Fact label="Shared by">
          {posting.weighting === 'days' ? 'The days the money was there' : 'The value at the end'}
        </Fact>
      </Facts>
      <Facts title="Two people">
        <Fact label="Entered by">
          {posting.drafted_by.name}, {momentText(posting.drafted_at)}
        </Fact>
        <Fact label="Posted by">
          {posting.posted_by && posting.posted_at
            ? `${posting.posted_by.name}, ${momentText(posting.posted_at)}`
            : 'Nobody yet'}
        </Fact>
      </Facts>
      <Reversal detail={detail} />
    </div>
  )
}

function Reversal({ detail }: { detail: ReturnsDetail }) {
  const { reversal } = detail.posting
  if (reversal === null) return null
  return (
    <Facts title="Counter-posting">
      <Fact label="Reason">“{reversal.reason}”</Fact>
      <Fact label="Entered by">
        {reversal.drafted_by.name}, {momentText(reversal.drafted_at)}
      </Fact>
      <Fact label="Posted by">
        {reversal.posted_by && reversal.posted_at
          ? `${reversal.posted_by.name}, ${momentText(reversal.posted_at)}`
          : 'Nobody yet'}
      </Fact>
    </Facts>
  )
}
