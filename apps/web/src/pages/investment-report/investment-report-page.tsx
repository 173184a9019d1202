import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { currencies } from '@kinfold/contract/money/currency'
import { PageHeader } from '@kinfold/ui/page-header'
import { Tabs } from '@kinfold/ui/tabs'
import { useMember } from '../../session/use-member.ts'
import { CurrencyReport } from './currency-report.tsx'

/** A global member has dollars only. */
export function InvestmentReportPage() {
  const { is_global } = useMember()
  const [currency, setCurrency] = useAddressChoice('currency', currencies, 'NGN')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Investment Report"
        description="What you put in, what it earned and what it is worth today."
      />
      {is_global ? (
        <CurrencyReport currency="USD" />
      ) : (
        <Tabs
          label="Currency"
          value={currency}
          onValueChange={setCurrency}
          items={currencies.map(value => ({
            value,
            label: value,
            content: <CurrencyReport currency={value} />,
          }))}
        />
      )}
    </div>
  )
}
