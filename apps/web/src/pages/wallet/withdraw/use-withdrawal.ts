import { useWallets } from '@kinfold/api/wallet/get-wallets'
import { useCreateWithdrawal } from '@kinfold/api/withdrawal/create-withdrawal'
import { useSentForm } from '@kinfold/app/form/use-sent-form'
import { useOwnerProof } from '@kinfold/app/proof/use-owner-proof'
import type { Currency } from '@kinfold/contract/money/currency'
import { AmountToPay, moneyFromWire } from '@kinfold/contract/money/wire-amount'
import { walletIn } from '@kinfold/contract/wallet/wallet-in'
import { CreateWithdrawalBody } from '@kinfold/contract/withdrawal/create-withdrawal'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { isTooSmall } from '@kinfold/contract/withdrawal/withdrawal-limits'
import { obstaclesOfWallet } from '@kinfold/contract/withdrawal/withdrawal-obstacles'
import { useWatch } from 'react-hook-form'
import { useMember } from '../../../session/use-member.ts'
import { payoutAccountOf } from './payout-account-of.ts'

export type AskedWithdrawal = ReturnType<typeof useWithdrawal>

/** All that asking for money out of one wallet needs: what hinders it, where it goes, and the form. */
export function useWithdrawal(currency: Currency, onSent: (withdrawal: Withdrawal) => void) {
  const member = useMember()
  const wallets = useWallets()
  const wallet = walletIn(wallets.data, currency)
  const proof = useOwnerProof(member, 'who set one up')
  const { run } = useCreateWithdrawal()
  const form = useSentForm({
    shape: CreateWithdrawalBody,
    defaultValues: { password: '', totp_code: '' },
    send: body => proof.send(body, sent => run({ params: { id: wallet?.id ?? '' }, body: sent })),
    onSent,
  })
  const amount = useWatch({ control: form.control, name: 'amount' })
  const { withdrawal_obstacles: byWallet } = member
  const obstacles = (byWallet && obstaclesOfWallet(byWallet, currency)) ?? []
  const account = obstacles.length === 0 ? payoutAccountOf(member, currency) : undefined
  const least = moneyFromWire(currency, member.least_withdrawal[currency])
  const mayBeAsked =
    wallet !== undefined &&
    AmountToPay.is(amount) &&
    amount <= wallet.ready &&
    !isTooSmall(
      { amount: moneyFromWire(currency, amount), ready: moneyFromWire(currency, wallet.ready) },
      least,
    )
  return {
    member,
    wallets,
    wallet,
    obstacles,
    account,
    form,
    proof,
    least,
    canSend: account !== undefined && mayBeAsked,
  } as const
}
