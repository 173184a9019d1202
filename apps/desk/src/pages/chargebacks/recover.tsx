import { useRecoverChargeback } from '@kinfold/api/operator/chargeback/recover-chargeback'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { type Money, zero } from '@kinfold/contract/money/money'
import { moneyToWire } from '@kinfold/contract/money/wire-amount'
import type { Chargeback } from '@kinfold/contract/operator/chargeback/chargeback'
import { recoveryNews } from '@kinfold/contract/operator/chargeback/recovery-news'
import { Button } from '@kinfold/ui/button'
import { useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { ReasonForm } from '../../queue/reason-form.tsx'
import { payerOf } from './payer-of.ts'

const sources = ['wallet', 'portfolio'] as const
const sourceWords = { wallet: 'From the wallet', portfolio: 'From the portfolio' } as const

const agreed = {
  label: 'Agreed',
  text: 'We agreed with you that you settle it like this. Thank you.',
}
const reasonsFor = {
  payment: [
    agreed,
    {
      label: 'Bank’s decision',
      text: 'Your bank’s decision is final, so the money had to come back.',
    },
  ],
  withdrawal: [
    agreed,
    {
      label: 'Paid twice',
      text: 'You had this money in your wallet again and at your bank as well, so it had to come back once.',
    },
  ],
}

type RecoverProps = { chargeback: Chargeback; owed: Money }

/** Takes all that is still owed out of the member's own money, with a reason they read; for a withdrawal, out of the wallet. */
export function Recover({ chargeback, owed }: RecoverProps) {
  const { run, isRunning } = useRecoverChargeback()
  const [isOpen, setOpen] = useState(false)
  const [from, chooseFrom] = useState<(typeof sources)[number]>('wallet')
  const button = useRef<HTMLButtonElement>(null)
  const owedFor = chargeback.withdrawal_id === null ? 'payment' : 'withdrawal'
  useKeys({ r: () => setOpen(true) })
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (!isOpen)
    return (
      <Button ref={button} onClick={() => setOpen(true)} trailingIcon={<ButtonKey>r</ButtonKey>}>
        Take what is owed
      </Button>
    )
  return (
    <>
      {owedFor === 'payment' ? (
        <ChoiceRow
          label="Where it is taken"
          choices={sources}
          words={sourceWords}
          chosen={from}
          onChoose={chooseFrom}
        />
      ) : null}
      <ReasonForm
        title={`Why is ${formatMoney(owed)} taken?`}
        reasons={reasonsFor[owedFor]}
        told={{
          reader: payerOf(chargeback),
          newsOf: reason =>
            recoveryNews({ taken: owed, left: zero(owed.currency), from, owedFor, reason }),
        }}
        action="Take it"
        isRunning={isRunning}
        seen={moneyToWire(owed)}
        send={body => run({ params: { id: chargeback.id }, body: { from, ...body } })}
        onClose={close}
        onSent={close}
      />
    </>
  )
}
