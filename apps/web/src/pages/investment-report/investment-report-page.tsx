import { PageHeader } from '@kinfold/ui/page-header'
import { CurrencyTabs } from '../../currency/currency-tabs.tsx'
import { CurrencyReport } from './currency-report.tsx'

export function InvestmentReportPage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Investment Report"
        description="What you put in, what it earned and what it is worth today."
      />
      <CurrencyTabs label="Currency">
        {currency => <CurrencyReport currency={currency} />}
      </CurrencyTabs>
    </div>
  )
}
