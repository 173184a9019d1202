import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import type { BankAccount, BankAccountKind } from '@kinfold/contract/bank-account/bank-account'
import { dateFormat } from '@kinfold/contract/day/date-format'
import { Banner } from '@kinfold/ui/banner'
import { type ComponentType, startTransition, useState } from 'react'
import { useMember } from '../../../session/use-member.ts'
import type { AccountModalProps } from './account-modal-props.ts'
import { accountTitles } from './account-titles.ts'
import { BankAccountCard } from './bank-account-card.tsx'

const { Part: NairaModal } = lazyPart(
  () => import('./naira-account-modal.tsx').then(module => module.NairaAccountModal),
  'when-idle',
)
const { Part: DollarModal } = lazyPart(
  () => import('./accounts-elsewhere.tsx').then(module => module.DollarAccountModal),
  'when-idle',
)
const { Part: InternationalModal } = lazyPart(() =>
  import('./accounts-elsewhere.tsx').then(module => module.InternationalAccountModal),
)
const { Part: OtherModal } = lazyPart(() =>
  import('./accounts-elsewhere.tsx').then(module => module.OtherAccountModal),
)

const modals: Readonly<Record<BankAccountKind, ComponentType<AccountModalProps>>> = {
  ngn: NairaModal,
  usd: DollarModal,
  international: InternationalModal,
  other: OtherModal,
}

function accountsOf(member: SessionUser): [BankAccountKind, BankAccount | null][] {
  const naira: [BankAccountKind, BankAccount | null][] = member.is_global
    ? []
    : [['ngn', member.ngn_bank_account]]
  return [
    ...naira,
    ['usd', member.usd_bank_account],
    ['international', member.international_bank_account],
    ['other', member.other_bank_account],
  ]
}

/** Where withdrawals are paid to: one account of each kind. */
export function BankTab() {
  const member = useMember()
  const [edited, setEdited] = useState<BankAccountKind>()
  const accounts = accountsOf(member)
  const Modal = edited && modals[edited]
  const account = accounts.find(([kind]) => kind === edited)?.[1] ?? null
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="info">
        Your bank account must match your membership information
        {member.is_global ? '' : ' and your BVN'}.
      </Banner>
      <WithdrawalsPaused until={member.withdrawals_paused_until} />
      {accounts.every(([, kept]) => kept === null) ? (
        <p className="text-body text-ink-muted">
          No bank account yet. Withdrawals are paid to an account of your own; one is enough.
        </p>
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {accounts.map(([kind, kept]) => (
          <BankAccountCard
            key={kind}
            title={accountTitles[kind]}
            kind={kind}
            account={kept}
            onEdit={() => startTransition(() => setEdited(kind))}
          />
        ))}
      </div>
      <PartBoundary onMissing={() => setEdited(undefined)}>
        {Modal ? <Modal account={account} onClose={() => setEdited(undefined)} /> : null}
      </PartBoundary>
    </div>
  )
}

const moment = dateFormat({
  dateStyle: 'long',
  timeStyle: 'short',
})

function WithdrawalsPaused({ until }: { until: string | null }) {
  if (!until) return null
  return (
    <Banner tone="warning" title="Withdrawals are paused">
      A bank account of yours changed. Withdrawals go on from{' '}
      <span className="figures">{moment(new Date(until))}</span>.
    </Banner>
  )
}
