import { useSetExchangeRate } from '@kinfold/api/operator/rate/set-exchange-rate'
import { rateText } from '@kinfold/contract/money/rate-text'
import type { RateStep } from '@kinfold/contract/operator/rate/list-rate-proposals'
import {
  rateReasonNeeded,
  setExchangeRate,
} from '@kinfold/contract/operator/rate/set-exchange-rate'
import { TextField } from '@kinfold/ui/text-field'
import { paths } from '../../address/paths.ts'
import { WordsField } from '../../queue/words-field.tsx'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useCloseItem } from '../../section/use-close-item.ts'
import { useSectionForm } from '../../section/use-section-form.ts'
import { isAlone, stepWords } from './step-words.ts'

const start = { exchange_rate: '', reason: '' }
const unknown: RateStep = { percent: 0, last: null, base: null }

/** What a dollar costs from now on. Whether it takes a second person is said while it is typed. */
export function SetRate({ step }: { step: RateStep | undefined }) {
  const { run } = useSetExchangeRate()
  const close = useCloseItem(paths.rates)
  const needsReason = (typed: string) => isAlone(typed, step ?? unknown) === false
  const form = useSectionForm({
    start,
    shape: setExchangeRate.body,
    bodyOf: ({ exchange_rate, reason }) => ({
      exchange_rate: exchange_rate.trim().replaceAll(',', ''),
      ...(reason.trim() === '' ? {} : { reason }),
    }),
    missing: ({ exchange_rate, reason }) =>
      needsReason(exchange_rate) && reason.trim() === '' ? { reason: rateReasonNeeded } : {},
    send: body => run({ body }),
    onSent: close,
  })
  const { input, field } = fieldsOf(form)
  const { exchange_rate } = form.values
  const isFar = needsReason(exchange_rate)
  return (
    <SectionPanel
      title="Set a rate"
      about={step?.last ? `A dollar costs ${rateText(step.last)} now.` : undefined}
      backTo={paths.rates}
    >
      <SectionForm form={form} action={isFar ? 'Propose it' : 'Set it'} backTo={paths.rates}>
        <TextField
          label="Naira for a dollar"
          required
          inputMode="decimal"
          start="₦"
          {...input('exchange_rate')}
        />
        <p role="status" className="-mt-2 text-small text-pretty text-ink-muted empty:hidden">
          {step ? stepWords(exchange_rate, step) : ''}
        </p>
        {isFar || form.errors.reason ? (
          <WordsField label="Why, for the second person" required {...field('reason')} />
        ) : null}
      </SectionForm>
    </SectionPanel>
  )
}
