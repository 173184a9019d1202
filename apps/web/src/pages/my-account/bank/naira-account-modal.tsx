import { useBankAccountName } from '@kinfold/api/bank-account/resolve-bank-account'
import { useUpdateNgnBankAccount } from '@kinfold/api/bank-account/update-ngn-bank-account'
import { useBanks } from '@kinfold/api/reference/list-banks'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { OwnerProofField } from '@kinfold/app/proof/owner-proof-field'
import { useOwnerProof } from '@kinfold/app/proof/use-owner-proof'
import { showToast } from '@kinfold/app/toast/show-toast'
import { NgnBankAccountBody } from '@kinfold/contract/bank-account/update-ngn-bank-account'
import { bankAccountNumberLength } from '@kinfold/contract/constants'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { SelectField } from '@kinfold/ui/select-field'
import { Skeleton } from '@kinfold/ui/skeleton'
import { TextField } from '@kinfold/ui/text-field'
import { useEffect } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useMember } from '../../../session/use-member.ts'
import { AccountModal } from './account-modal.tsx'
import type { AccountModalProps } from './account-modal-props.ts'
import { AccountName } from './account-name.tsx'

/** The name is the bank's own: it is asked for as soon as bank and number are there. */
export function NairaAccountModal({ account, onClose }: AccountModalProps) {
  const { data, failure, reload } = useBanks()
  const { run } = useUpdateNgnBankAccount()
  const proof = useOwnerProof(useMember())
  const form = useSentForm({
    shape: NgnBankAccountBody,
    defaultValues: {
      bank_code: account?.bank_code ?? '',
      account_number: account?.account_number ?? '',
      password: '',
      totp_code: '',
    },
    send: body => proof.send(body, sent => run({ body: sent })),
    onSent: onClose,
  })
  const { control, register, formState } = form
  const [bankCode, accountNumber] = useWatch({ control, name: ['bank_code', 'account_number'] })
  const banks = data?.banks ?? keptBankOf(account)
  return (
    <AccountModal kind="ngn" form={form} isNew={account === null} onClose={onClose}>
      <ReadFailure what="The list of banks" failure={data ? undefined : failure} onRetry={reload} />
      <Controller
        control={control}
        name="bank_code"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label="Bank"
            required
            searchable
            placeholder={data ? 'Choose' : 'Loading the banks'}
            options={banks.map(({ code, name }) => ({ value: code, label: name }))}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        label="Account number"
        hint={`${bankAccountNumberLength} digits`}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={bankAccountNumberLength}
        error={formState.errors.account_number?.message}
        {...register('account_number')}
      />
      <AccountHolder bankCode={bankCode} accountNumber={accountNumber} />
      <OwnerProofField
        proof={proof}
        error={formState.errors[proof.typed]?.message}
        {...register(proof.typed)}
      />
    </AccountModal>
  )
}

/** Can be read while the list is on its way. */
function keptBankOf(account: AccountModalProps['account']) {
  return account?.bank_code ? [{ code: account.bank_code, name: account.bank_name }] : []
}

const nameMatches = 'This is whose account it is, and it matches your membership name.'

/** As high as the answer it stands for, so that the fields below it keep their place. */
function AccountHolderToCome() {
  return (
    <LoadingRegion label="The name on the account is loading" className="relative">
      <div className="invisible">
        <Banner title="&nbsp;">{nameMatches}</Banner>
      </div>
      <Skeleton shape="box" className="absolute inset-0" />
    </LoadingRegion>
  )
}

function AccountHolder(asked: { bankCode: string; accountNumber: string }) {
  const { data, failure, isLoading, reload } = useBankAccountName(asked)
  const member = useMember()
  useEffect(() => void showToast('error', failure?.message), [failure])
  if (isLoading) return <AccountHolderToCome />
  if (failure) {
    return (
      <Banner
        tone="danger"
        actions={
          <Button size="small" variant="secondary" onClick={reload}>
            Try again
          </Button>
        }
      >
        {failure.message}
      </Banner>
    )
  }
  if (!data) return null
  const { account_name, name_match } = data
  return (
    <Banner
      live
      tone={name_match.matches ? 'success' : 'warning'}
      title={<AccountName name={account_name} match={name_match} />}
    >
      {name_match.matches
        ? nameMatches
        : `It doesn’t match your membership name, ${member.first_name} ${member.last_name}. Withdrawals to it may be refused.`}
    </Banner>
  )
}
