import { useExchangeRates } from '@kinfold/api/operator/rate/list-exchange-rates'
import { useRateProposals } from '@kinfold/api/operator/rate/list-rate-proposals'
import { usePageNumber } from '@kinfold/app/address/use-page-number'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { rateText } from '@kinfold/contract/money/rate-text'
import type { RateOnRecord } from '@kinfold/contract/operator/rate/list-exchange-rates'
import type { DataTableProps } from '@kinfold/ui/data-table'
import { paths } from '../../address/paths.ts'
import { momentText } from '../../day/day-text.ts'
import { SectionPage } from '../../section/section-page.tsx'
import { SectionPages } from '../../section/section-pages.tsx'
import { SectionTable } from '../../section/section-table.tsx'
import { OneRate } from './one-rate.tsx'
import { RateInForce } from './rate-in-force.tsx'
import { RateWaiting } from './rate-waiting.tsx'
import { SetRate } from './set-rate.tsx'
import { sourceText } from './source-text.ts'

const columns: DataTableProps<RateOnRecord>['columns'] = [
  {
    id: 'rate',
    header: 'For a dollar',
    card: 'title',
    cell: ({ exchange_rate }) => <span className="figures">{rateText(exchange_rate)}</span>,
  },
  {
    id: 'since',
    header: 'Since',
    card: 'figure',
    cell: ({ set_at }) => momentText(set_at),
    width: 'minmax(7rem, auto)',
  },
  {
    id: 'source',
    header: 'From',
    card: 'note',
    cell: rate => sourceText(rate),
    width: 'minmax(10rem, 1fr)',
  },
]

const idOf = ({ id }: RateOnRecord) => id
const { rates: path } = paths
const perPage = 25

/** What a dollar costs in naira: now, before, and what waits for a second person. */
export function RatesPage() {
  const [page, goToPage] = usePageNumber()
  const read = useExchangeRates({ page, per_page: perPage })
  const proposals = useRateProposals()
  const rows = read.data?.items ?? []
  const [waiting] = proposals.data?.proposals ?? []
  const { step } = proposals.data ?? {}
  return (
    <SectionPage
      path={path}
      title="Exchange rates"
      about="One rate holds at a time. A small step holds at once; a large one waits for a second person. What is priced already keeps its rate."
      add={{ label: 'Set a rate', form: <SetRate step={step} /> }}
      itemIds={rows.map(idOf)}
      item={{
        what: 'rate',
        read,
        find: ({ items }, rateId) => items.find(({ id }) => id === rateId),
        show: rate => <OneRate rate={rate} />,
      }}
    >
      <ReadFailure what="What waits" failure={proposals.failure} onRetry={proposals.reload} />
      {proposals.data ? <RateInForce known={proposals.data} /> : null}
      {waiting ? <RateWaiting key={waiting.id} proposal={waiting} last={step?.last} /> : null}
      <SectionTable
        path={path}
        caption="Rates"
        columns={columns}
        read={read}
        rows={rows}
        idOf={idOf}
        empty={{
          title: 'No rate yet',
          text: 'Nothing is converted until there is one. The first takes two administrators.',
        }}
      />
      <SectionPages read={read} page={page} of="rates" onPageChange={goToPage} />
    </SectionPage>
  )
}
