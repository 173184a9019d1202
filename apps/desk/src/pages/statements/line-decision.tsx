import { useMatchStatementLine } from '@kinfold/api/operator/statement/match-statement-line'
import { useExpectedTransfer } from '@kinfold/api/operator/transfer/get-expected-transfer'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import { unmatchProblem } from '@kinfold/contract/operator/statement/match-problem'
import type { MatchTarget } from '@kinfold/contract/operator/statement/match-statement-line'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { Button } from '@kinfold/ui/button'
import { cx } from 'class-variance-authority'
import { useRef, useState } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { DifferenceTick } from '../../queue/difference-tick.tsx'
import { sayFailure } from '../../queue/say-failure.ts'
import { SurplusChoice } from '../../queue/surplus-choice.tsx'
import { type Answer, suggestedAnswer } from './answer.ts'
import { reasonWords } from './line-words.ts'
import { OtherPayee } from './other-payee.tsx'
import { UndoForm } from './undo-form.tsx'

type LineDecisionProps = {
  line: StatementLine
  /** What was chosen beside; without it, what is suggested. */
  answer: Answer | undefined
  onOther: () => void
  onDecided: () => void
}

/** Says what a line is, or undoes what was said of it. */
export function LineDecision({ line, answer, onOther, onDecided }: LineDecisionProps) {
  const [isUndoing, setUndoing] = useState(false)
  const undoButton = useRef<HTMLButtonElement>(null)
  const canUndo = unmatchProblem(line) === undefined
  useKeys(canUndo ? { u: () => setUndoing(true) } : {})
  const isToBeSaid = line.state === 'open' || line.state === 'unmatched'
  if (isUndoing && canUndo)
    return (
      <UndoForm
        line={line}
        onClose={() => {
          setUndoing(false)
          requestAnimationFrame(() => undoButton.current?.focus())
        }}
        onUndone={() => setUndoing(false)}
      />
    )
  const said = isToBeSaid ? (answer ?? suggestedAnswer(line)) : undefined
  return (
    <div className="flex flex-col gap-3">
      {said ? (
        <Say
          key={said.words}
          line={line}
          answer={said}
          isSuggested={answer === undefined}
          onOther={onOther}
          onDecided={onDecided}
        />
      ) : null}
      {isToBeSaid && !said ? <p className="text-small text-ink-muted">Choose what it is.</p> : null}
      {canUndo ? (
        <Button
          ref={undoButton}
          variant="secondary"
          onClick={() => setUndoing(true)}
          trailingIcon={<ButtonKey>u</ButtonKey>}
        >
          Undo the match
        </Button>
      ) : null}
    </div>
  )
}

const expectedWords: Partial<Record<MatchTarget, string>> = {
  withdrawal: 'The payout',
  refund: 'The refund',
  returned: 'What went back',
}

type SayProps = {
  line: StatementLine
  answer: Answer
  isSuggested: boolean
  onOther: () => void
  onDecided: () => void
}

function Say({ line, answer, isSuggested, onOther, onDecided }: SayProps) {
  const { run, isRunning } = useMatchStatementLine()
  const [differs, setDiffers] = useState(false)
  const [divides, setDivides] = useState(false)
  const [error, setError] = useState<string>()
  const [message, setMessage] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const tick = useRef<HTMLButtonElement>(null)
  const goesOut = line.amount.amount < 0
  const received = fromWireMoney({ ...line.amount, amount: Math.abs(line.amount.amount) })
  const expected = answer.expected && fromWireMoney(answer.expected)
  const isAnother =
    expected !== undefined &&
    expected.currency === received.currency &&
    expected.minor !== received.minor
  const isMore = isAnother && expected.minor < received.minor
  const { data: detail } = useExpectedTransfer(isMore ? answer.body.payment_id : undefined)
  // One letter finds the button and Enter presses it: a slip of the hand books nothing.
  useKeys({ a: () => button.current?.focus() })
  const match = async () => {
    setMessage(undefined)
    if (isAnother && !differs) {
      tick.current?.focus()
      return setError('Please look once more, and tick this.')
    }
    const body = {
      seen: line.state,
      ...answer.body,
      ...(isAnother && { differs }),
      ...(divides && { surplus_to_wallet: true }),
    }
    const outcome = await run({ params: { id: line.id }, body })
    if (outcome.ok) {
      void showToast('success', outcome.message)
      return onDecided()
    }
    sayFailure(outcome, setMessage)
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-ink [overflow-wrap:anywhere]">
        <span className="text-ink-muted">{isSuggested ? 'It looks like ' : 'It is '}</span>
        <span className="font-semibold">{answer.words}</span>
        {isSuggested && line.because.length > 0 ? (
          <span className="text-ink-muted">
            : {line.because.map(each => reasonWords[each]).join(', ')}
          </span>
        ) : null}
        .
      </p>
      <OtherPayee line={line} payee={answer.payee} />
      {expected ? (
        <dl className="grid grid-cols-2 gap-x-3 text-small">
          <dt className="text-ink-muted">{expectedWords[answer.body.to] ?? 'Announced'}</dt>
          <dt className="text-ink-muted">This line</dt>
          <dd className="font-medium text-ink [overflow-wrap:anywhere]">{formatMoney(expected)}</dd>
          <dd className="font-medium text-ink [overflow-wrap:anywhere]">{formatMoney(received)}</dd>
        </dl>
      ) : null}
      {isAnother ? (
        <DifferenceTick
          ref={tick}
          expected={expected}
          received={received}
          goesOut={goesOut}
          ticked={differs}
          onTick={ticked => {
            setDiffers(ticked)
            setError(undefined)
          }}
          error={error}
        />
      ) : null}
      {detail && isMore ? (
        <SurplusChoice
          detail={detail}
          received={received}
          receivedOn={line.booked_on}
          divides={divides}
          onChange={setDivides}
        />
      ) : null}
      <FormMessage>{message}</FormMessage>
      <div className="grid grid-cols-2 gap-3">
        <Button
          ref={button}
          className={cx('px-3!', isSuggested && 'col-span-2')}
          loading={isRunning}
          onClick={match}
          trailingIcon={<ButtonKey>a</ButtonKey>}
        >
          Match
        </Button>
        {isSuggested ? null : (
          <Button variant="secondary" className="px-3!" onClick={onOther}>
            Not this
          </Button>
        )}
      </div>
    </div>
  )
}
