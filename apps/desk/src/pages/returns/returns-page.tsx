import { useReturnsPostings } from '@kinfold/api/operator/returns/list-returns-postings'
import { useAddressChoice } from '@kinfold/app/address/use-address-choice'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { ReturnsPosting } from '@kinfold/contract/operator/returns/returns-posting'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { Button } from '@kinfold/ui/button'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { chosenFilters } from '../../queue/chosen-filters.ts'
import { QueueAndCase } from '../../queue/queue-and-case.tsx'
import { queueAround, useQueuePage } from '../../queue/use-queue.ts'
import { useOperator } from '../../session/use-operator.ts'
import { runLooks, statusChoices, statusChoiceWords } from './choices.ts'
import { periodText } from './period-text.ts'
import { ReturnsCase } from './returns-case.tsx'

export function ReturnsPage() {
  const { runId } = useParams()
  const { has } = useOperator()
  const [status, chooseStatus] = useAddressChoice('status', statusChoices, 'any')
  const paging = useQueuePage()
  const read = useReturnsPostings({ ...chosenFilters({ status }), ...paging.query })
  const queue = queueAround(runId, read, paging, ({ id }) => id)
  return (
    <QueueAndCase
      queue={queue}
      openId={runId}
      path={paths.returns}
      addressOf={pathTo.returns}
      title="Returns"
      of={{ one: 'month', many: 'months' }}
      rowText={rowText}
      filters={
        <>
          <ChoiceRow
            label="Status"
            choices={statusChoices}
            words={statusChoiceWords}
            chosen={status}
            onChoose={chooseStatus}
          />
          {has('administrator') ? <EnterLink /> : null}
        </>
      }
      empty={{
        title: 'No returns here',
        text: 'What a plan earned or lost in a month is entered by an administrator, and posted by an approver who is somebody else.',
      }}
    >
      {frame => <ReturnsCase key={frame.id} {...frame} />}
    </QueueAndCase>
  )
}

function EnterLink() {
  const navigate = useNavigate()
  useKeys({ n: () => navigate(paths.draftReturns) })
  return (
    <Button asChild size="small" variant="secondary" trailingIcon={<ButtonKey>n</ButtonKey>}>
      <Link to={paths.draftReturns}>Enter a month</Link>
    </Button>
  )
}

function rowText(run: ReturnsPosting) {
  return {
    title: planLabel(run.plan),
    aside: runLooks[run.status].label,
    below: `${periodText(run)} · ${formatMoney(fromWireMoney(run.total))}`,
  }
}
