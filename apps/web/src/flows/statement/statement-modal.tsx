import { useWalletStatement } from '@kinfold/api/wallet/get-wallet-statement'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { statementProblem } from '@kinfold/contract/wallet/statement-problem'
import type { Wallet } from '@kinfold/contract/wallet/wallet'
import { Button } from '@kinfold/ui/button'
import { DateField } from '@kinfold/ui/date-field'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { type FormEvent, useId, useState } from 'react'
import { saveFile } from '../../paper/save-file.ts'
import { useMember } from '../../session/use-member.ts'

type StatementModalProps = { wallet: Wallet; onClose: () => void }

const names = { NGN: 'naira', USD: 'dollar' } as const
const dayMissing = 'Please choose a day.'

/** For which days; this month so far, unless told. */
export function StatementModal({ wallet, onClose }: StatementModalProps) {
  const { today } = useMember()
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [to, setTo] = useState(today)
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({})
  const [message, setMessage] = useState<string>()
  const { run, isRunning } = useWalletStatement()
  const form = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    setMessage(undefined)
    const problem = problemOf({ from, to }, today)
    setErrors(problem)
    if (Object.keys(problem).length > 0) return
    const outcome = await run({ query: { wallet_id: wallet.id, from, to } })
    if (!outcome.ok) return setMessage(outcome.message)
    saveFile(outcome.data, `statement-${wallet.currency}-${from}-to-${to}.pdf`)
    void showToast('success', 'Your statement is saved.')
    onClose()
  }

  return (
    <Modal
      open
      title="Get a statement"
      description={`Everything that came into your ${names[wallet.currency]} wallet and left it, as a PDF that you can print or hand to a bank.`}
      onOpenChange={open => !open && onClose()}
      footer={
        <>
          <ModalClose>
            <Button variant="secondary">Cancel</Button>
          </ModalClose>
          <Button
            type="submit"
            form={form}
            loading={isRunning}
            loadingLabel="Your statement is being made"
          >
            Save as PDF
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={event => void submit(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <DateField
          label="From"
          required
          value={from}
          onChange={setFrom}
          latest={today}
          today={today}
          error={errors.from}
        />
        <DateField
          label="To"
          required
          value={to}
          onChange={setTo}
          latest={today}
          today={today}
          error={errors.to}
        />
        <div className="col-span-full">
          <FormMessage>{message}</FormMessage>
        </div>
      </form>
    </Modal>
  )
}

function problemOf(days: { from: string; to: string }, today: string) {
  if (days.from === '') return { from: dayMissing }
  if (days.to === '') return { to: dayMissing }
  const problem = statementProblem(days, today)
  return problem ? { [problem.field]: problem.sentence } : {}
}
