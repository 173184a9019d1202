import { useOneUnmatched } from '@kinfold/api/operator/unmatched/get-unmatched-money'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { UnmatchedMoney } from '@kinfold/contract/operator/unmatched/unmatched-money'
import { Button } from '@kinfold/ui/button'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { noonOf } from '../../day/day-text.ts'
import { daysWaited, waitedText } from '../../day/days-waited.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ButtonKey } from '../../queue/button-key.tsx'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { QueueAndCase } from '../../queue/queue-and-case.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { stateChoices, stateWords } from './choices.ts'
import { RecordModal } from './record-modal.tsx'
import { senderText } from './sender-text.ts'
import { UnmatchedCase } from './unmatched-case.tsx'
import { useUnmatchedQueue } from './use-unmatched-queue.ts'

export function UnmatchedPage() {
  const { caseId } = useParams()
  const navigate = useNavigate()
  const { today } = useOperator()
  const [isRecording, setRecording] = useState(false)
  const { queue, filters } = useUnmatchedQueue(caseId)
  // Read ahead, so that the next case is there as soon as this one is decided.
  useOneUnmatched(queue.next)
  useKeys({ n: () => setRecording(true) })
  const rowText = ({ sender_name, received, received_on, state }: UnmatchedMoney) => ({
    title: senderText(sender_name),
    aside:
      state === 'open' ? waitedText(daysWaited(noonOf(received_on), today)) : stateWords[state],
    below: <span className="font-medium text-ink">{formatMoney(fromWireMoney(received))}</span>,
  })
  return (
    <>
      <QueueAndCase
        queue={queue}
        openId={caseId}
        path={paths.unmatched}
        addressOf={pathTo.unmatched}
        title="Unmatched"
        of={{ one: 'sum', many: 'sums' }}
        rowText={rowText}
        filters={
          <>
            <ChoiceRow
              label="State"
              choices={stateChoices}
              words={stateWords}
              chosen={filters.state}
              onChoose={filters.chooseState}
            />
            <Button
              variant="secondary"
              size="small"
              trailingIcon={<ButtonKey>n</ButtonKey>}
              onClick={() => setRecording(true)}
            >
              Record by hand
            </Button>
          </>
        }
        empty={{
          isFiltered: filters.state !== 'open',
          title: 'All money has its member',
          text: 'Nothing waits for you. What the bank statements show without a member will stand here.',
        }}
      >
        {frame => <UnmatchedCase key={frame.id} {...frame} />}
      </QueueAndCase>
      {isRecording ? (
        <RecordModal
          onClose={() => setRecording(false)}
          onRecorded={({ id }) => {
            setRecording(false)
            navigate(pathTo.unmatched(id))
          }}
        />
      ) : null}
    </>
  )
}
