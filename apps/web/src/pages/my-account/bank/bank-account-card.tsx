import type { BankAccount, BankAccountKind } from '@kinfold/contract/bank-account/bank-account'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Card } from '@kinfold/ui/card'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { TextLink } from '@kinfold/ui/text-link'
import { club } from '../../../club/club.ts'
import { AccountName } from './account-name.tsx'

const purposes: Readonly<Record<BankAccountKind, string>> = {
  ngn: 'At a bank in Nigeria, for everything in naira.',
  usd: 'Takes dollars, in Nigeria or in the United States.',
  international: 'At a bank outside of Nigeria, with a SWIFT code.',
  other: 'Any other account, of any currency.',
}

type BankAccountCardProps = {
  title: string
  kind: BankAccountKind
  account: BankAccount | null
  onEdit: () => void
}

export function BankAccountCard({ title, kind, account, onEdit }: BankAccountCardProps) {
  return (
    <Card
      title={title}
      description={account ? undefined : purposes[kind]}
      action={
        <Button
          size="small"
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={`${account ? 'Change' : 'Add'} ${title}`}
          onClick={onEdit}
        >
          {account ? 'Change' : 'Add'}
        </Button>
      }
    >
      {account ? <AccountFacts account={account} /> : null}
    </Card>
  )
}

function AccountFacts({ account }: { account: BankAccount }) {
  const { contact, isContactByMail } = club.links
  const marks = account.name_match.differing_words.length > 0
  return (
    <>
      <KeyValueList items={factsOf(account)} />
      <AccountCheck check={account.check} />
      {marks ? (
        <p className="mt-2 text-small text-ink-muted">
          What is marked is not part of your membership name. If it is yours,{' '}
          <TextLink external={!isContactByMail} href={contact}>
            ask us to check it
          </TextLink>
          .
        </p>
      ) : null}
    </>
  )
}

/** Said only where there is something to know or to do. */
function AccountCheck({ check }: Pick<BankAccount, 'check'>) {
  if (check.status === 'waiting') {
    return (
      <p className="mt-2 text-small text-ink-muted">
        We check this account before the first payout to it.
      </p>
    )
  }
  if (check.status !== 'refused') return null
  return (
    <Banner tone="warning" title="We can’t pay to this account" className="mt-3">
      {check.reason}
    </Banner>
  )
}

function factsOf(account: BankAccount) {
  const { account_name, account_number, name_match, swift, routing_number } = account
  const codes = [
    { label: 'Routing number', value: routing_number },
    { label: 'SWIFT', value: swift },
  ].filter(({ value }) => value !== null)
  return [
    { label: 'Bank', value: account.bank_name },
    { label: 'Account number', value: <span className="figures">{account_number}</span> },
    { label: 'Account name', value: <AccountName name={account_name} match={name_match} /> },
    ...codes,
  ]
}
