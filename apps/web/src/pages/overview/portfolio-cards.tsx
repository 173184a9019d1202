import { usePortfolioSummary } from '@kinfold/api/portfolio/get-portfolio-summary'
import { Section } from '@kinfold/ui/section'
import { Spinner } from '@kinfold/ui/spinner'
import { useOwnCurrencies } from '../../session/use-own-currencies.ts'
import { PortfolioCard } from './portfolio-card.tsx'

/** Each currency with its plans, the member's own first. What can't be read is said by the hero. */
export function PortfolioCards() {
  const { data, failure, isRefetching } = usePortfolioSummary()
  const held = useOwnCurrencies()
  if (failure && !data) return null
  return (
    <Section
      title="Your portfolios"
      action={isRefetching ? <Spinner size={20} className="text-ink-muted" /> : null}
    >
      <div
        aria-busy={isRefetching || !data}
        data-refetching={isRefetching || undefined}
        className="grid gap-4 md:grid-cols-2"
      >
        {held.map(currency => (
          <PortfolioCard
            key={currency}
            currency={currency}
            totals={currency === 'USD' ? data?.usd_portfolio : (data?.ngn_portfolio ?? undefined)}
          />
        ))}
      </div>
    </Section>
  )
}
