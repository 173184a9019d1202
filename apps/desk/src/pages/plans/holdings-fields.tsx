import { monthsLater } from '@kinfold/contract/day/months-later'
import { mostHoldings } from '@kinfold/contract/plan/plan-holdings'
import { Button } from '@kinfold/ui/button'
import { IconButton } from '@kinfold/ui/icon-button'
import { MonthPicker } from '@kinfold/ui/month-picker'
import { percentText } from '@kinfold/ui/percent-text'
import { TextField } from '@kinfold/ui/text-field'
import CloseIcon from 'lucide-react/icons/x'
import { useRef } from 'react'
import { type Fillable, fieldsOf } from '../../section/fields-of.ts'
import { useOperator } from '../../session/use-operator.ts'
import {
  type HoldingsWords,
  type HoldingWords,
  nameProblem,
  shareProblem,
  sharesTogether,
} from './holdings-words.ts'

/** What the plan’s money is put into: names with their shares, and the month that they were true for. */
export function HoldingsFields({ form }: { form: Fillable<HoldingsWords> }) {
  const { today } = useOperator()
  const group = useRef<HTMLFieldSetElement>(null)
  const rows = form.values.holdings
  const setRows = (holdings: readonly HoldingWords[]) => form.change({ holdings })
  const focusOn = (selector: string) =>
    requestAnimationFrame(() =>
      [...(group.current?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus(),
    )
  const add = () => {
    const key = 1 + Math.max(-1, ...rows.map(row => row.key))
    setRows([...rows, { key, name: '', share: '' }])
    focusOn('[data-holding-name]')
  }
  const remove = (row: HoldingWords) => {
    setRows(rows.filter(each => each !== row))
    focusOn('[data-add-holding]')
  }
  return (
    <fieldset ref={group} className="flex min-w-0 flex-col gap-4">
      <legend className="text-small font-medium text-ink">What it holds</legend>
      <p className="text-small text-pretty text-ink-muted">
        {rows.length === 0
          ? 'Members are shown nothing of it. Name up to five things with their shares to tell them.'
          : togetherText(sharesTogether(rows))}
      </p>
      {rows.map((row, at) => (
        <HoldingRow
          key={row.key}
          row={row}
          place={at + 1}
          error={form.errors.holdings}
          isLast={at === rows.length - 1}
          onChange={changed => setRows(rows.map(each => (each === row ? changed : each)))}
          onRemove={() => remove(row)}
        />
      ))}
      {rows.length < mostHoldings ? (
        <Button
          data-add-holding
          size="small"
          variant="secondary"
          className="self-start"
          onClick={add}
        >
          {rows.length === 0 ? 'Say what it holds' : 'Add another'}
        </Button>
      ) : null}
      {rows.length === 0 ? null : (
        <MonthPicker
          label="True for the end of"
          required
          latest={monthsLater(today, -1).slice(0, 7)}
          today={today}
          {...fieldsOf(form).field('holdings_month')}
        />
      )}
    </fieldset>
  )
}

const togetherText = (bps: number) =>
  bps === 10_000 ? 'Together 100 %.' : `Together ${percentText(bps / 100)} of 100 %.`

type HoldingRowProps = {
  row: HoldingWords
  place: number
  /** What is wrong with them, said where it is: at a part, or at the last where it is about all. */
  error: string | undefined
  isLast: boolean
  onChange: (row: HoldingWords) => void
  onRemove: () => void
}

function HoldingRow({ row, place, error, isLast, onChange, onRemove }: HoldingRowProps) {
  const ofName = error && nameProblem(row)
  const ofShare = error && shareProblem(row)
  const ofAll = isLast && error && !ofName && !ofShare ? error : undefined
  return (
    <div className="flex items-start gap-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-2">
        <TextField
          data-holding-name
          label={`Holding ${place}`}
          maxLength={40}
          className="min-w-24 flex-1"
          value={row.name}
          onChange={({ target }) => onChange({ ...row, name: target.value })}
          error={ofName}
        />
        <TextField
          label={
            <>
              Share<span className="sr-only"> of holding {place}</span>
            </>
          }
          inputMode="decimal"
          end={<span className="text-ink-muted">%</span>}
          // What is wrong with it needs more room than a share does.
          className={ofShare || ofAll ? 'basis-full' : 'w-24 shrink-0'}
          value={row.share}
          onChange={({ target }) => onChange({ ...row, share: target.value })}
          error={ofShare ?? ofAll}
        />
      </div>
      <IconButton
        label={`Take holding ${place} off`}
        icon={<CloseIcon aria-hidden className="size-5" />}
        className="mt-6"
        onClick={onRemove}
      />
    </div>
  )
}
