import { useStatementLine } from '@kinfold/api/operator/statement/get-statement-line'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { EmptyState } from '@kinfold/ui/empty-state'
import { useState } from 'react'
import { CaseHeading } from '../../queue/case-heading.tsx'
import { CasePanes } from '../../queue/case-panes.tsx'
import { OpenCase } from '../../queue/open-case.tsx'
import type { CaseFrame } from '../../queue/queue-and-case.tsx'
import type { Answer } from './answer.ts'
import { AnswerFinder } from './answer-finder.tsx'
import { LineDecision } from './line-decision.tsx'
import { LineFacts } from './line-facts.tsx'
import { lineTitle, stateWords } from './line-words.ts'
import { useReloadWhile } from './use-reload-while.ts'

/** A movement as the bank tells it, beside what it may be in the books. */
export function LineCase({ id, backTo, onDecided }: CaseFrame) {
  const read = useStatementLine(id)
  useReloadWhile(read.data?.state === 'reading', read.reload)
  return (
    <OpenCase read={read} what="line" backTo={backTo}>
      {line => <Opened line={line} onDecided={onDecided} />}
    </OpenCase>
  )
}

function Opened({ line, onDecided }: { line: StatementLine; onDecided: () => void }) {
  const [answer, setAnswer] = useState<Answer>()
  const isToBeSaid = line.state === 'open' || line.state === 'unmatched'
  return (
    <CasePanes
      heading={
        <CaseHeading name={formatMoney(fromWireMoney(line.amount))} about={lineTitle(line)} />
      }
      evidence={
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto border-t border-line bg-surface-sunken">
          {isToBeSaid ? (
            <AnswerFinder line={line} answer={answer} onAnswer={setAnswer} />
          ) : (
            <div className="grid flex-1 place-content-center">
              <EmptyState title={stateWords[line.state]}>{stateText[line.state]}</EmptyState>
            </div>
          )}
        </div>
      }
      facts={<LineFacts line={line} />}
      decision={
        <LineDecision
          line={line}
          answer={isToBeSaid ? answer : undefined}
          onOther={() => setAnswer(undefined)}
          onDecided={onDecided}
        />
      }
    />
  )
}

const stateText: Readonly<Record<StatementLine['state'], string>> = {
  reading: 'It was read, and is booked in a moment.',
  failed: 'It couldn’t be booked. Send its file again, and it is tried once more.',
  open: 'Nothing is booked for it.',
  unmatched: 'It waits among the unmatched money.',
  matched: 'The books say what it is.',
}
