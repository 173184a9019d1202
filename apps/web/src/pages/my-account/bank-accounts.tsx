import type { SessionUser } from '@kinfold/contract/account/session-user'
import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { Banner } from '@kinfold/ui/banner'
import { Card } from '@kinfold/ui/card'
import { EmptyState } from '@kinfold/ui/empty-state'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import Landmark from 'lucide-react/icons/landmark'
import { useMember } from '../../session/use-member.ts'
import { ChangesBySupport } from './changes-by-support.tsx'

const titles = {
  ngn: 'NGN account',
  usd: 'USD account',
  international: 'International account',
  other: 'Another account',
}

function accountsOf(member: SessionUser): BankAccount[] {
  const { ngn_bank_account, usd_bank_account, international_bank_account, other_bank_account } =
    member
  return [
    ngn_bank_account,
    usd_bank_account,
    international_bank_account,
    other_bank_account,
  ].filter(account => account !== null)
}

export function BankAccounts() {
  const member = useMember()
  const accounts = accountsOf(member)
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="info">
        Your bank account must match your membership information
        {member.is_global ? '' : ' and your BVN'}.
      </Banner>
      {accounts.length === 0 ? (
        <EmptyState title="No bank account yet" icon={<Landmark strokeWidth={1.75} />}>
          Withdrawals are paid to an account of your own.
        </EmptyState>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          {accounts.map(account => (
            <Card key={account.kind} title={titles[account.kind]}>
              <KeyValueList
                items={[
                  { label: 'Bank', value: account.bank_name },
                  {
                    label: 'Account number',
                    value: <span className="figures">{account.account_number}</span>,
                  },
                  { label: 'Account name', value: account.account_name },
                ]}
              />
            </Card>
          ))}
        </div>
      )}
      <ChangesBySupport what="Bank accounts" />
    </div>
  )
}
