import { FormMessage } from '@kinfold/app/form/form-message'
import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import type { CreateWithdrawalBody } from '@kinfold/contract/withdrawal/create-withdrawal'
import { AmountField } from '@kinfold/ui/amount-field'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import type { FormEventHandler } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { TotpField } from '../../../form/totp-field.tsx'
import { WithdrawalTerms } from './withdrawal-terms.tsx'

type WithdrawFormProps = {
  id: string
  form: Pick<
    UseFormReturn<CreateWithdrawalBody>,
    'control' | 'register' | 'setValue' | 'formState'
  > & {
    submit: FormEventHandler<HTMLFormElement>
    message: string | undefined
  }
  wallet: Wallet
  account: BankAccount
  codeAsked: boolean
}

export function WithdrawForm({ id, form, wallet, account, codeAsked }: WithdrawFormProps) {
  const { control, register, setValue, formState, submit, message } = form
  const { currency, available } = wallet
  const amount = useWatch({ control, name: 'amount' })
  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-1">
        <Controller
          control={control}
          name="amount"
          render={({ field: { value, onChange, ...field }, fieldState }) => (
            <AmountField
              {...field}
              label="Amount"
              required
              size="large"
              className="w-full"
              symbol={currencySymbols[currency]}
              highest={moneyFromWire(currency, available).minor}
              highestText={most => `${most} is all that is available`}
              value={value === undefined ? null : moneyFromWire(currency, value).minor}
              onChange={minor =>
                onChange(minor === null ? undefined : moneyToWire(money(currency, minor)))
              }
              error={fieldState.error?.message}
            />
          )}
        />
        {available > 0 ? (
          <Button
            variant="link"
            size="small"
            className="-ms-5"
            onClick={() => setValue('amount', available, { shouldValidate: true })}
          >
            Withdraw everything
          </Button>
        ) : null}
      </div>
      {available > 0 ? null : (
        <Banner tone="info">Nothing is available in this wallet right now.</Banner>
      )}
      <WithdrawalTerms account={account} amount={moneyFromWire(currency, amount ?? 0)} />
      {account.check.status === 'waiting' ? (
        <Banner tone="info">
          We check this account before the first payment to it. You can ask for your money now.
        </Banner>
      ) : null}
      {codeAsked ? (
        <TotpField error={formState.errors.totp_code?.message} {...register('totp_code')} />
      ) : null}
      <FormMessage>{message}</FormMessage>
    </form>
  )
}
