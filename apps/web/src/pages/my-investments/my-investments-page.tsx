import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { currencies } from '@kinfold/contract/money/currency'
import { Button } from '@kinfold/ui/button'
import { PageHeader } from '@kinfold/ui/page-header'
import { Tabs } from '@kinfold/ui/tabs'
import { Link } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { ContributeButton } from '../../flows/kyc-required/contribute-button.tsx'
import { useMember } from '../../session/use-member.ts'
import { PortfolioList } from './portfolio-list.tsx'

/** A global member has dollars only, whatever the address asks for. */
export function MyInvestmentsPage() {
  const { is_global } = useMember()
  const offered = is_global ? (['USD'] as const) : currencies
  const [currency, setCurrency] = useAddressChoice(
    'investment_type',
    offered,
    is_global ? 'USD' : 'NGN',
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="My Contributions"
        description="Your portfolios, and what has become of them."
        actions={
          <>
            <Button asChild variant="secondary">
              <Link to={paths.investmentReport}>Report</Link>
            </Button>
            <ContributeButton />
          </>
        }
      />
      {is_global ? (
        <PortfolioList currency="USD" />
      ) : (
        <Tabs
          label="Currency"
          value={currency}
          onValueChange={setCurrency}
          items={offered.map(value => ({
            value,
            label: `${value} portfolio`,
            content: <PortfolioList currency={value} />,
          }))}
        />
      )}
    </div>
  )
}
