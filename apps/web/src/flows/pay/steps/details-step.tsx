import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { type ClubBankAccount, transferRegions } from '@kinfold/contract/payment/club-bank-account'
import type { PaymentQuote } from '@kinfold/contract/payment/payment-quote'
import { Banner } from '@kinfold/ui/banner'
import { KeyValueList } from '@kinfold/ui/key-value-list'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { SelectField } from '@kinfold/ui/select-field'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TransferReference } from '@kinfold/ui/transfer-reference'
import { useEffect, useState } from 'react'
import { momentText } from '../../../day/moment-text.ts'
import { AccountToPay, exactAmount } from '../account-to-pay.tsx'
import type { Choice } from '../choice/use-choice.ts'
import { useClubAccounts } from '../choice/use-club-accounts.ts'

type Region = ClubBankAccount['region']

/** Any bank that the club has no account with. */
const others = 'Others'

/** The club's account to transfer to: by country and, in Nigeria, by bank. */
export function DetailsStep({ choice }: { choice: Choice }) {
  const { quote, quotes, body, currency, draft } = choice
  const paid = draft.isLocalized ? 'NGN' : currency
  const { known, seenAt, failure, reload } = useClubAccounts(choice, paid)
  const [asked, setRegion] = useState<Region>()
  const [bank, setBank] = useState('')
  useEffect(() => {
    if (body && !quote) quotes.ask([body])
  })
  if (failure && !known) {
    return <ReadFailure what="The club’s accounts" failure={failure} onRetry={reload} />
  }
  if (!known) {
    return (
      <LoadingRegion label="The club’s accounts are on their way" className="h-72">
        <Skeleton shape="box" />
      </LoadingRegion>
    )
  }
  const inRegion = (region: Region) => known.filter(each => each.region === region)
  const region = asked ?? transferRegions.find(each => inRegion(each).length > 0)
  const accounts = region ? inRegion(region) : []
  const isBankAsked = region === 'Nigeria' && accounts.length > 0
  const account = isBankAsked ? accountFor(accounts, bank) : accounts[0]
  return (
    <div className="flex flex-col gap-5">
      {seenAt ? (
        <Banner live tone="warning">
          We can’t reach the club right now. These are its accounts as at {momentText(seenAt)}.
        </Banner>
      ) : null}
      <SelectField
        label="Country you transfer from"
        required
        value={region ?? ''}
        onChange={chosen => {
          setRegion(transferRegions.find(each => each === chosen))
          setBank('')
        }}
        options={optionsOf(transferRegions)}
      />
      {accounts.length === 0 ? (
        <Banner live tone="info">
          The club takes no {paid === 'NGN' ? 'naira' : 'dollars'} from there. Choose another
          country, or another way to pay.
        </Banner>
      ) : null}
      {isBankAsked ? (
        <SelectField
          label="Your bank"
          required
          value={bank}
          onChange={setBank}
          options={optionsOf([...new Set(accounts.map(each => each.bank_name)), others])}
        />
      ) : null}
      {account ? <AccountLines account={account} quote={quote?.answer} /> : null}
    </div>
  )
}

const optionsOf = (names: readonly string[]) => names.map(value => ({ value, label: value }))

/** From a bank that the club has no account with, any of its accounts can be reached. */
function accountFor(accounts: readonly ClubBankAccount[], bank: string) {
  if (bank === '') return undefined
  return accounts.find(each => each.bank_name === bank) ?? accounts[0]
}

type AccountLinesProps = { account: ClubBankAccount; quote: PaymentQuote | undefined }

function AccountLines({ account, quote }: AccountLinesProps) {
  const { bank_name, account_name, account_number, routing_number, swift, bank_address } = account
  const code = (label: string, value: string | null) =>
    value === null ? [] : [{ label, value: <span className="figures">{value}</span>, copy: value }]
  return (
    <div className="flex flex-col gap-4">
      <AccountToPay
        number={account_number}
        lines={quote ? [exactAmount(fromWireMoney(quote.total))] : []}
      />
      {quote?.reference ? (
        <TransferReference reference={quote.reference} without={withoutNarration} />
      ) : null}
      <KeyValueList
        items={[
          { label: 'Bank', value: bank_name },
          { label: 'Account name', value: account_name, copy: account_name },
          ...code('Routing number', routing_number),
          ...code('SWIFT code', swift),
          ...(bank_address ? [{ label: 'Address of the bank', value: bank_address }] : []),
        ]}
      />
    </div>
  )
}

const withoutNarration = {
  question: 'Your bank has no field for it?',
  answer:
    'Write it as the description, the message or the remark. Where there is none at all, send the transfer without it: your receipt leads us to it.',
}
