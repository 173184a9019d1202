import { usePortfolioSummary } from '@kinfold/api/portfolio/get-portfolio-summary'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { AmountPrivacyToggle } from '@kinfold/ui/amount-privacy-toggle'
import { Section } from '@kinfold/ui/section'
import { Spinner } from '@kinfold/ui/spinner'
import { useMember } from '../../session/use-member.ts'
import { PortfolioCard } from './portfolio-card.tsx'

export function PortfolioCards() {
  const { is_global } = useMember()
  const { data, failure, isRefetching, reload } = usePortfolioSummary()
  return (
    <Section
      title="Your portfolios"
      action={
        <span className="flex items-center gap-3">
          {isRefetching ? <Spinner size={20} className="text-ink-muted" /> : null}
          <AmountPrivacyToggle />
        </span>
      }
    >
      <ReadFailure what="Your portfolios" failure={failure} onRetry={reload} />
      {failure && !data ? null : (
        <div
          aria-busy={isRefetching || !data}
          data-refetching={isRefetching || undefined}
          className="grid gap-4 sm:grid-cols-2"
        >
          <PortfolioCard currency="USD" totals={data?.usd_portfolio} />
          {is_global ? null : (
            <PortfolioCard currency="NGN" totals={data?.ngn_portfolio ?? undefined} />
          )}
        </div>
      )}
    </Section>
  )
}
