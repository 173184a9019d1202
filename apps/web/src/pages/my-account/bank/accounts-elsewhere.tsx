import { useSetOtherBankAccount } from '@kinfold/api/bank-account/set-other-bank-account'
import { useUpdateInternationalBankAccount } from '@kinfold/api/bank-account/update-international-bank-account'
import { useUpdateUsdBankAccount } from '@kinfold/api/bank-account/update-usd-bank-account'
import { OtherBankAccountBody } from '@kinfold/contract/bank-account/set-other-bank-account'
import { InternationalBankAccountBody } from '@kinfold/contract/bank-account/update-international-bank-account'
import { UsdBankAccountBody } from '@kinfold/contract/bank-account/update-usd-bank-account'
import { useMember } from '../../../session/use-member.ts'
import type { AccountModalProps } from './account-modal-props.ts'
import { ElsewhereModal } from './elsewhere-modal.tsx'

// A bank elsewhere isn't asked whose account it is: the member says so.
function useKnown({ account }: AccountModalProps) {
  const { first_name, last_name } = useMember()
  return {
    account_name: account?.account_name ?? `${first_name} ${last_name}`,
    bank_name: account?.bank_name ?? '',
    swift: account?.swift ?? '',
    password: '',
    totp_code: '',
  }
}

const bankName = { name: 'bank_name', label: 'Bank', required: true } as const
const accountName = { name: 'account_name', label: 'Account name', required: true } as const
const accountNumber = { name: 'account_number', label: 'Account number', required: true } as const
const country = { name: 'country', label: 'Country of the bank', kind: 'country' } as const
const currency = { name: 'currency', label: 'Currency', kind: 'currency' } as const
// One of the two is shown.
const password = { name: 'password', label: '', kind: 'proof' } as const
const totpCode = { name: 'totp_code', label: '', kind: 'proof' } as const

export function DollarAccountModal(props: AccountModalProps) {
  const { account } = props
  const { run } = useUpdateUsdBankAccount()
  return (
    <ElsewhereModal
      {...props}
      kind="usd"
      shape={UsdBankAccountBody}
      send={body => run({ body })}
      defaultValues={{
        ...useKnown(props),
        account_number: account?.account_number ?? '',
        routing_number: account?.routing_number ?? '',
        bank_address: account?.bank_address ?? '',
      }}
      fields={[
        bankName,
        accountNumber,
        accountName,
        { name: 'routing_number', label: 'Routing number', hint: '9 digits, for a US bank' },
        { name: 'swift', label: 'SWIFT code', kind: 'capitals' },
        { name: 'bank_address', label: 'Address of the bank' },
        password,
        totpCode,
      ]}
    />
  )
}

export function InternationalAccountModal(props: AccountModalProps) {
  const { account } = props
  const { run } = useUpdateInternationalBankAccount()
  return (
    <ElsewhereModal
      {...props}
      kind="international"
      shape={InternationalBankAccountBody}
      send={body => run({ body })}
      defaultValues={{
        ...useKnown(props),
        iban_or_number: account?.account_number ?? '',
        routing: account?.routing_number ?? '',
        bank_address: account?.bank_address ?? '',
        country: account?.country ?? '',
        currency: account?.currency ?? '',
      }}
      fields={[
        country,
        currency,
        bankName,
        { name: 'bank_address', label: 'Address of the bank', required: true },
        { name: 'iban_or_number', label: 'IBAN or account number', required: true },
        accountName,
        { name: 'swift', label: 'SWIFT code', required: true, kind: 'capitals' },
        { name: 'routing', label: 'Routing number', hint: 'Where the bank has one' },
        password,
        totpCode,
      ]}
    />
  )
}

export function OtherAccountModal(props: AccountModalProps) {
  const { account } = props
  const { run } = useSetOtherBankAccount()
  return (
    <ElsewhereModal
      {...props}
      kind="other"
      shape={OtherBankAccountBody}
      send={body => run({ body })}
      defaultValues={{
        ...useKnown(props),
        account_number: account?.account_number ?? '',
        country: account?.country ?? '',
        currency: account?.currency ?? '',
      }}
      fields={[
        country,
        currency,
        bankName,
        accountNumber,
        accountName,
        { name: 'swift', label: 'SWIFT code', kind: 'capitals' },
        password,
        totpCode,
      ]}
    />
  )
}
