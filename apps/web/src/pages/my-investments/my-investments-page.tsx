import { useIsPhone } from '@kinfold/app/screen/use-is-phone'
import { Button } from '@kinfold/ui/button'
import { PageHeader } from '@kinfold/ui/page-header'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { CurrencyTabs } from '../../currency/currency-tabs.tsx'
import { ContributeButton } from '../../flows/kyc-required/contribute-button.tsx'
import { OwnHoldings } from './own-holdings.tsx'

export function MyInvestmentsPage() {
  const isPhone = useIsPhone()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="My Contributions"
        // On a phone the thumb bar contributes, and the figure comes first.
        description={isPhone ? undefined : 'Your portfolios, and what has become of them.'}
        actions={
          isPhone ? null : (
            <>
              <Button asChild variant="secondary">
                <Link to={paths.recurring}>Recurring</Link>
              </Button>
              <ContributeButton />
            </>
          )
        }
      />
      <CurrencyTabs label="Currency" noun="portfolio" parameter="investment_type">
        {currency => <OwnHoldings currency={currency} />}
      </CurrencyTabs>
    </div>
  )
}
