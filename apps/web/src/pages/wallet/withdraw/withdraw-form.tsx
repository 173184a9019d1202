import { FormMessage } from '@kinfold/app/form/form-message'
import { OwnerProofField } from '@kinfold/app/proof/owner-proof-field'
import type { OwnerProof } from '@kinfold/app/proof/use-owner-proof'
import type { BankAccount } from '@kinfold/contract/bank-account/bank-account'
import { currencySymbols } from '@kinfold/contract/money/currency'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money as Amount, money } from '@kinfold/contract/money/money'
import { moneyFromWire, moneyToWire } from '@kinfold/contract/money/wire-amount'
import { notReadyText, readyDayText, readyIn } from '@kinfold/contract/wallet/ready-text'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import type { CreateWithdrawalBody } from '@kinfold/contract/withdrawal/create-withdrawal'
import { leastText } from '@kinfold/contract/withdrawal/withdrawal-limits'
import { AmountField } from '@kinfold/ui/amount-field'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { Money } from '@kinfold/ui/money'
import { type FormEventHandler, Fragment } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
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
  least: Amount
  proof: OwnerProof
}

export function WithdrawForm({ id, form, wallet, account, least, proof }: WithdrawFormProps) {
  const { control, register, setValue, formState, submit, message } = form
  const { currency, available, ready } = wallet
  const amount = useWatch({ control, name: 'amount' })
  const tooMuch = tooMuchText(wallet, amount)
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
              hint={
                ready > 0 && least.minor > 0n ? (
                  // The club's figure, and nobody's secret.
                  <span data-always-shown>{leastText(least)}</span>
                ) : undefined
              }
              className="w-full"
              symbol={currencySymbols[currency]}
              value={value === undefined ? null : moneyFromWire(currency, value).minor}
              onChange={minor =>
                onChange(minor === null ? undefined : moneyToWire(money(currency, minor)))
              }
              error={tooMuch ?? fieldState.error?.message}
            />
          )}
        />
        {ready > 0 ? (
          <Button
            variant="link"
            size="small"
            className="-ms-5"
            onClick={() => setValue('amount', ready, { shouldValidate: true })}
          >
            Withdraw everything
          </Button>
        ) : null}
      </div>
      <ReadyLater wallet={wallet} />
      {available > 0 ? null : (
        <Banner tone="info">Nothing is available in this wallet right now.</Banner>
      )}
      <WithdrawalTerms
        account={account}
        currency={currency}
        amount={amount && !tooMuch ? moneyFromWire(currency, amount) : undefined}
      />
      {account.check.status === 'waiting' ? (
        <Banner tone="info">
          We check this account before the first payment to it. You can ask for your money now.
        </Banner>
      ) : null}
      <OwnerProofField
        proof={proof}
        error={formState.errors[proof.typed]?.message}
        {...register(proof.typed)}
      />
      <FormMessage>{message}</FormMessage>
    </form>
  )
}

function tooMuchText(wallet: Wallet, amount: number | undefined): string | undefined {
  const { currency, available } = wallet
  if (amount === undefined) return undefined
  if (amount <= available) return notReadyText(moneyFromWire(currency, amount), readyIn(wallet))
  return `${formatMoney(moneyFromWire(currency, available))} is all that is available`
}

/** What is available and can't be withdrawn yet, with its days. */
function ReadyLater({ wallet: { currency, ready, ready_later } }: { wallet: Wallet }) {
  const [first, ...others] = ready_later
  if (first === undefined) return null
  return (
    <Banner tone="info">
      {ready > 0 ? null : 'Nothing can be withdrawn yet. '}
      <Money amount={moneyFromWire(currency, first.amount)} />
      {ready > 0 ? ' more' : null} can be withdrawn from {readyDayText(first.from)}
      {others.map(({ amount, from }) => (
        <Fragment key={from}>
          , <Money amount={moneyFromWire(currency, amount)} /> from {readyDayText(from)}
        </Fragment>
      ))}
      , once its payment has cleared.
    </Banner>
  )
}
