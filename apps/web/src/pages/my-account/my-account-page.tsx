import { PageHeader } from '@kinfold/ui/page-header'
import { Tabs } from '@kinfold/ui/tabs'
import { useAddressChoice } from '../../app/use-address-choice.ts'
import { BankTab } from './bank-tab.tsx'
import { KycTab } from './kyc-tab.tsx'
import { ProfileFacts } from './profile-facts.tsx'

const tabs = ['Profile', 'KYC', 'Bank'] as const

export function MyAccountPage() {
  const [tab, setTab] = useAddressChoice('tab', tabs, 'Profile')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="My Account" description="What the club knows about you." />
      <Tabs
        label="My Account"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'Profile', label: 'Profile', content: <ProfileFacts /> },
          { value: 'KYC', label: 'KYC', content: <KycTab /> },
          { value: 'Bank', label: 'Bank', content: <BankTab /> },
        ]}
      />
    </div>
  )
}
