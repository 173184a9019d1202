import { useStatementLines } from '@kinfold/api/operator/statement/list-statement-lines'
import { useMatchStatementLine } from '@kinfold/api/operator/statement/match-statement-line'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { sumMoney } from '@kinfold/contract/money/money-arithmetic'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { Button } from '@kinfold/ui/button'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { Progress } from '@kinfold/ui/progress'
import { useState } from 'react'
import { suggestedAnswer } from './answer.ts'
import { isExact } from './is-exact.ts'
import { lineTitle } from './line-words.ts'
import { matchAll } from './match-all.ts'
import { useReloadWhile } from './use-reload-while.ts'

const atOnce = 100

type ConfirmExactProps = {
  statementId: string
  /** Lines are still being booked. */
  isReading: boolean
}

/** Confirms all lines whose payment is sure, one after the other. */
export function ConfirmExact({ statementId, isReading }: ConfirmExactProps) {
  const { data, reload } = useStatementLines({
    statement_id: statementId,
    state: 'unmatched',
    suggested: true,
    per_page: atOnce,
  })
  useReloadWhile(isReading, reload)
  const [asked, setAsked] = useState<readonly StatementLine[]>()
  const exact = (data?.items ?? []).filter(isExact)
  return (
    <>
      {exact.length > 0 ? (
        <Button size="small" variant="secondary" onClick={() => setAsked(exact)}>
          {exact.length === 1 ? 'Confirm 1 exact' : `Confirm ${exact.length} exact`}
        </Button>
      ) : null}
      {asked ? <Confirming lines={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}

type ConfirmingProps = { lines: readonly StatementLine[]; onClose: () => void }

function Confirming({ lines, onClose }: ConfirmingProps) {
  const { run, isRunning } = useMatchStatementLine()
  const [done, setDone] = useState(0)
  const [left, setLeft] = useState<readonly string[]>()
  const [first] = lines
  const amounts = lines.map(({ amount }) => fromWireMoney(amount))
  const sum = first && sumMoney(first.amount.currency, amounts)
  const confirm = async () => {
    const refused = await matchAll(run, lines, setDone)
    if (refused.length > 0) return setLeft(refused)
    void showToast('success', `All ${lines.length} are confirmed.`)
    onClose()
  }
  return (
    <Modal
      open
      title="Confirm all exact lines"
      description={`${lines.length === 1 ? 'One line has' : `${lines.length} lines have`} the very amount of a transfer that waits, and its reference or its sender.`}
      closable={!isRunning}
      onOpenChange={open => !open && onClose()}
      footer={
        left ? (
          <Button onClick={onClose}>Back to the lines</Button>
        ) : (
          <>
            <ModalClose>
              <Button variant="secondary" disabled={isRunning}>
                Not now
              </Button>
            </ModalClose>
            <Button loading={isRunning || done > 0} onClick={confirm}>
              Confirm {sum ? formatMoney(sum) : ''}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-card border border-line text-small">
          {lines.map(line => (
            <li key={line.id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
              <span className="min-w-0 font-semibold text-ink [overflow-wrap:anywhere]">
                {lineTitle(line)}
              </span>
              <span className="font-medium text-ink">
                {formatMoney(fromWireMoney(line.amount))}
              </span>
              <span className="basis-full text-ink-muted">{suggestedAnswer(line)?.words}</span>
            </li>
          ))}
        </ul>
        {done > 0 && !left ? (
          <Progress
            label="Confirming"
            value={done}
            max={lines.length}
            valueText={`${done} of ${lines.length}`}
          />
        ) : null}
        <FormMessage>{left?.join(' ')}</FormMessage>
      </div>
    </Modal>
  )
}
