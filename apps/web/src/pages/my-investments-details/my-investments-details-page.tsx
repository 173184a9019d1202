import { usePortfolio } from '@kinfold/api/portfolio/get-portfolio'
import { Button } from '@kinfold/ui/button'
import { ErrorScreen } from '@kinfold/ui/error-screen'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { NotFoundScreen } from '@kinfold/ui/not-found-screen'
import { Link, useParams } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { PortfolioView } from './portfolio-view.tsx'

export function MyInvestmentsDetailsPage() {
  const { portfolioId } = useParams()
  const { data, failure, isRefetching, reload } = usePortfolio(portfolioId)
  if (data) return <PortfolioView portfolio={data} isRefetching={isRefetching} />
  if (!failure) return <LoadingScreen area="inline" />
  // An address that is no id at all is as unknown as one that nothing goes by.
  const isUnknown = failure.kind === 'refused' && [400, 404].includes(failure.status)
  if (isUnknown) return <UnknownPortfolio />
  return (
    <ErrorScreen title="This portfolio can’t be shown right now" onReset={reload}>
      {failure.message}
    </ErrorScreen>
  )
}

function UnknownPortfolio() {
  return (
    <NotFoundScreen
      title="We couldn’t find that portfolio"
      description="It may have been deleted, or the address is mistyped."
    >
      <Button asChild>
        <Link to={paths.myInvestments}>See your contributions</Link>
      </Button>
    </NotFoundScreen>
  )
}
