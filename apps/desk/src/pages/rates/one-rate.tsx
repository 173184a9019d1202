import { rateText } from '@kinfold/contract/money/rate-text'
import type { RateOnRecord } from '@kinfold/contract/operator/rate/list-exchange-rates'
import { paths } from '../../address/paths.ts'
import { momentAndTimeText, momentText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { sourceText } from './source-text.ts'

/** A rate that holds or held: it is never changed, only followed by another. */
export function OneRate({ rate }: { rate: RateOnRecord }) {
  const { exchange_rate, set_at, source, confirmed_by } = rate
  return (
    <SectionPanel
      title={`${rateText(exchange_rate)} for a dollar`}
      about={`Since ${momentText(set_at)}`}
      backTo={paths.rates}
    >
      <Facts title="Where it comes from">
        <Fact label="Set">{momentAndTimeText(set_at)}</Fact>
        <Fact label="From">{sourceText(rate)}</Fact>
        {source ? <Fact label="Quoted">{momentAndTimeText(source.quoted_at)}</Fact> : null}
        <Fact label="Confirmed by">{confirmed_by?.name ?? 'Nobody: it was a small step'}</Fact>
      </Facts>
    </SectionPanel>
  )
}
