import type { Currency } from '@kinfold/contract/money/currency'
import type { Withdrawal } from '@kinfold/contract/withdrawal/withdrawal'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { useId, useState } from 'react'
import { useKeptFocus } from '../../../sent-form/use-kept-focus.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import { WalletChoice } from './wallet-choice.tsx'
import { WithdrawContent } from './withdraw-content.tsx'
import { WithdrawalRequested } from './withdrawal-requested.tsx'

type WithdrawModalProps = {
  currency: Currency
  onCurrencyChange: (currency: Currency) => void
  onClose: () => void
}

/** Asks for money out of a wallet, and then says what was asked for. */
export function WithdrawModal({ currency, onCurrencyChange, onClose }: WithdrawModalProps) {
  const id = useId()
  const focus = useKeptFocus()
  const [requested, setRequested] = useState<Withdrawal>()
  const asked = useWithdrawal(currency, withdrawal => {
    setRequested(withdrawal)
    focus.keep()
  })
  const { form, member, wallets, canSend } = asked
  const choose = (chosen: Currency) => {
    form.reset()
    onCurrencyChange(chosen)
  }
  const done = (
    <ModalClose>
      <Button>Done</Button>
    </ModalClose>
  )
  const decide = (
    <>
      <ModalClose>
        <Button variant="secondary">Not now</Button>
      </ModalClose>
      <Button type="submit" form={id} disabled={!canSend} loading={form.formState.isSubmitting}>
        Withdraw
      </Button>
    </>
  )
  return (
    <Modal
      open
      ownStep={false}
      title={requested ? 'Withdrawal requested' : 'Withdraw'}
      onOpenChange={open => !open && onClose()}
      footer={requested ? done : decide}
    >
      <div {...focus.place} className="flex flex-col gap-5 outline-none">
        {requested ? <WithdrawalRequested withdrawal={requested} /> : null}
        {requested || member.is_global ? null : (
          <WalletChoice wallets={wallets.data} value={currency} onChange={choose} />
        )}
        {requested ? null : <WithdrawContent id={id} currency={currency} asked={asked} />}
      </div>
    </Modal>
  )
}
