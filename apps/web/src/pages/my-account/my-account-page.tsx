import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { LateBoundary } from '@kinfold/app/loading/late-boundary'
import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { PageHeader } from '@kinfold/ui/page-header'
import { Tabs } from '@kinfold/ui/tabs'
import { accountTabs } from './account-tabs.ts'
import { BankTab } from './bank/bank-tab.tsx'
import { ProfileTab } from './profile/profile-tab.tsx'

// The forms are most of the page's weight, and a member who only looks something up needs none.
const { Part: KycTab } = lazyPart(
  () => import('./kyc/kyc-tab.tsx').then(module => module.KycTab),
  'when-idle',
)

const { Part: PapersTab } = lazyPart(
  () => import('./papers/papers-tab.tsx').then(module => module.PapersTab),
  'when-idle',
)

const { Part: SecurityTab } = lazyPart(
  () => import('./security/security-tab.tsx').then(module => module.SecurityTab),
  'when-idle',
)

const { Part: NotificationsTab } = lazyPart(
  () => import('./notifications/notifications-tab.tsx').then(module => module.NotificationsTab),
  'when-idle',
)

const { Part: DataTab } = lazyPart(
  () => import('./data/data-tab.tsx').then(module => module.DataTab),
  'when-idle',
)

/** What the tab of documents was called; links to it still open it. */
const formerName = 'Papers'

export function MyAccountPage() {
  const [chosen, setTab] = useAddressChoice('tab', [...accountTabs, formerName], 'Profile')
  const tab = chosen === formerName ? 'Documents' : chosen
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="My Account" description="What the club knows about you." />
      <Tabs
        label="My Account"
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'Profile', label: 'Profile', content: <ProfileTab /> },
          {
            value: 'KYC',
            label: 'KYC',
            content: (
              <LateBoundary fallback={<LoadingScreen area="inline" />}>
                <KycTab />
              </LateBoundary>
            ),
          },
          { value: 'Bank', label: 'Bank', content: <BankTab /> },
          {
            value: 'Documents',
            label: 'Documents',
            content: (
              <LateBoundary fallback={<LoadingScreen area="inline" />}>
                <PapersTab />
              </LateBoundary>
            ),
          },
          {
            value: 'Security',
            label: 'Security',
            content: (
              <LateBoundary fallback={<LoadingScreen area="inline" />}>
                <SecurityTab />
              </LateBoundary>
            ),
          },
          {
            value: 'Notifications',
            label: 'Notifications',
            content: (
              <LateBoundary fallback={<LoadingScreen area="inline" />}>
                <NotificationsTab />
              </LateBoundary>
            ),
          },
          {
            value: 'Data',
            label: 'Data',
            content: (
              <LateBoundary fallback={<LoadingScreen area="inline" />}>
                <DataTab />
              </LateBoundary>
            ),
          },
        ]}
      />
    </div>
  )
}
