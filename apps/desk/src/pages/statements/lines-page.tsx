import { useStatementLine } from '@kinfold/api/operator/statement/get-statement-line'
import { useStatements } from '@kinfold/api/operator/statement/list-statements'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { TextLink } from '@kinfold/ui/text-link'
import { Link, useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { dayText, periodText } from '../../day/day-text.ts'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { QueueAndCase } from '../../queue/queue-and-case.tsx'
import { LineCase } from './line-case.tsx'
import { lineTitle, stateChoices, stateChoiceWords, stateWords } from './line-words.ts'
import { SeveralLines } from './several-lines.tsx'
import { useLineQueue } from './use-line-queue.ts'

export function LinesPage() {
  const { statementId } = useParams()
  return <Lines key={statementId} statementId={statementId ?? ''} />
}

const rowText = (line: StatementLine) => ({
  title: lineTitle(line),
  aside: stateWords[line.state],
  below: (
    <>
      <span className="font-medium text-ink">{formatMoney(fromWireMoney(line.amount))}</span>
      {` · ${dayText(line.booked_on)}`}
    </>
  ),
})

function Lines({ statementId }: { statementId: string }) {
  const { caseId } = useParams()
  const { queue, isReading, state, chooseState } = useLineQueue(statementId, caseId)
  // Read ahead, so that the next case is there as soon as this one is decided.
  useStatementLine(queue.next)
  const addressOf = (id: string, search = '') => pathTo.statementLine(statementId, id, search)
  return (
    <QueueAndCase
      queue={queue}
      openId={caseId}
      path={pathTo.statement(statementId)}
      addressOf={addressOf}
      title="Lines"
      of={{ one: 'line', many: 'lines' }}
      rowText={rowText}
      filters={
        <>
          <About statementId={statementId} />
          <ChoiceRow
            label="State"
            choices={stateChoices}
            words={stateChoiceWords}
            chosen={state}
            onChoose={chooseState}
          />
          <SeveralLines statementId={statementId} isReading={isReading} />
        </>
      }
      empty={{ title: 'No line is like this', text: 'Another filter may have what you look for.' }}
    >
      {frame => <LineCase key={frame.id} {...frame} />}
    </QueueAndCase>
  )
}

/** Which file it is, as long as it is among the last that were read. */
function About({ statementId }: { statementId: string }) {
  const { data } = useStatements({ per_page: 100 })
  const statement = data?.items.find(({ id }) => id === statementId)
  return (
    <div className="text-caption text-ink-muted">
      <TextLink asChild>
        <Link to={paths.statements}>All statements</Link>
      </TextLink>
      {statement ? (
        <p className="mt-1 [overflow-wrap:anywhere]">
          {statement.account.bank_name} {statement.account.account_number},{' '}
          {periodText(statement.from, statement.to)}
        </p>
      ) : null}
    </div>
  )
}
