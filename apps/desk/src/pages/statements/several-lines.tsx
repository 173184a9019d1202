import { useStatementLines } from '@kinfold/api/operator/statement/list-statement-lines'
import { useMatchStatementLine } from '@kinfold/api/operator/statement/match-statement-line'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { formatMoney } from '@kinfold/contract/money/format-money'
import { money } from '@kinfold/contract/money/money'
import { sumMoney } from '@kinfold/contract/money/money-arithmetic'
import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { Button } from '@kinfold/ui/button'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { Modal, ModalClose } from '@kinfold/ui/modal'
import { Progress } from '@kinfold/ui/progress'
import { useState } from 'react'
import { doneText } from './done-text.ts'
import { type LineGroup, lineGroups } from './line-groups.ts'
import { lineTitle } from './line-words.ts'
import { matchAll } from './match-all.ts'
import { useReloadWhile } from './use-reload-while.ts'

const atOnce = 100

type SeveralLinesProps = {
  statementId: string
  /** Lines are still being booked. */
  isReading: boolean
}

type Asked = { readonly group: LineGroup; readonly lines: readonly StatementLine[] }

/** Says what several lines are, one after the other: those that are sure, and those that are chosen. */
export function SeveralLines({ statementId, isReading }: SeveralLinesProps) {
  const of = { statement_id: statementId, per_page: atOnce }
  const found = useStatementLines({ ...of, suggested: true })
  const open = useStatementLines({ ...of, state: 'open' })
  useReloadWhile(isReading, found.reload)
  useReloadWhile(isReading, open.reload)
  const [asked, setAsked] = useState<Asked>()
  const lines = new Map(
    [...(found.data?.items ?? []), ...(open.data?.items ?? [])].map(line => [line.id, line]),
  )
  const groups = lineGroups
    .map(group => ({ group, lines: [...lines.values()].filter(group.belongs) }))
    .filter(each => each.lines.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {groups.map(each => (
        <Button
          key={each.group.title}
          size="small"
          variant="secondary"
          onClick={() => setAsked(each)}
        >
          {each.group.opens(each.lines.length)}
        </Button>
      ))}
      {asked ? <Choosing {...asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  )
}

function Choosing({ group, lines, onClose }: Asked & { onClose: () => void }) {
  const { run, isRunning } = useMatchStatementLine()
  const [ids, setIds] = useState<ReadonlySet<string>>(
    () => new Set(lines.filter(group.isLikely).map(({ id }) => id)),
  )
  const [done, setDone] = useState(0)
  const [left, setLeft] = useState<readonly string[]>()
  const chosen = lines.filter(({ id }) => ids.has(id))
  const choose = (id: string, isChosen: boolean) =>
    setIds(isChosen ? new Set([...ids, id]) : new Set([...ids].filter(each => each !== id)))
  const match = async () => {
    const refused = await matchAll(run, chosen, group.answerOf, setDone)
    if (refused.length > 0) return setLeft(refused)
    void showToast('success', doneText(chosen.length, group.done))
    onClose()
  }
  const isBegun = isRunning || done > 0
  return (
    <Modal
      open
      title={group.title}
      description={group.text}
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
            <Button loading={isBegun} disabled={chosen.length === 0} onClick={match}>
              {group.verb} {sumText(chosen)}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-card border border-line text-small">
          {lines.map(line => (
            <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-4 px-4">
              <CheckboxField
                className="min-w-0 [overflow-wrap:anywhere]"
                label={lineTitle(line)}
                value={ids.has(line.id)}
                onChange={isChosen => choose(line.id, isChosen)}
                disabled={isBegun}
              />
              <span className="ms-auto font-medium text-ink">
                {formatMoney(fromWireMoney(line.amount))}
              </span>
              {line.suggested ? (
                <span className="basis-full ps-8 pb-2 text-ink-muted [overflow-wrap:anywhere]">
                  {group.answerOf(line)?.words}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        {done > 0 && !left ? (
          <Progress
            label={group.verb}
            value={done}
            max={chosen.length}
            valueText={`${done} of ${chosen.length}`}
          />
        ) : null}
        <FormMessage>{left?.join(' ')}</FormMessage>
      </div>
    </Modal>
  )
}

/** Of lines that all go one way, how much. */
function sumText(lines: readonly StatementLine[]): string {
  const [first] = lines
  if (first === undefined) return ''
  const { currency, minor } = sumMoney(
    first.amount.currency,
    lines.map(({ amount }) => fromWireMoney(amount)),
  )
  return formatMoney(money(currency, minor < 0n ? -minor : minor))
}
