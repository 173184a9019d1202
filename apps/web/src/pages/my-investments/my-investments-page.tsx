import { Button } from '@kinfold/ui/button'
import { PageHeader } from '@kinfold/ui/page-header'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { CurrencyTabs } from '../../currency/currency-tabs.tsx'
import { ContributeButton } from '../../flows/kyc-required/contribute-button.tsx'
import { PortfolioList } from './portfolio-list.tsx'

export function MyInvestmentsPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="My Contributions"
        description="Your portfolios, and what has become of them."
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={paths.recurring}>Recurring</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={paths.investmentReport}>Report</Link>
            </Button>
            <ContributeButton />
          </>
        }
      />
      <CurrencyTabs label="Currency" noun="portfolio" parameter="investment_type">
        {currency => <PortfolioList currency={currency} />}
      </CurrencyTabs>
    </div>
  )
}
