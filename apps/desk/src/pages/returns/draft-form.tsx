import { useMonths } from '@kinfold/api/operator/month/list-months'
import { useManagedPlans } from '@kinfold/api/operator/plan/list-managed-plans'
import { useDraftReturns } from '@kinfold/api/operator/returns/draft-returns'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { currencySymbols } from '@kinfold/contract/money/currency'
import type { BookMonth } from '@kinfold/contract/operator/month/list-months'
import type { ManagedPlan } from '@kinfold/contract/operator/plan/managed-plan'
import { returnsPeriod } from '@kinfold/contract/operator/returns/draft-problem'
import { DraftReturnsBody } from '@kinfold/contract/operator/returns/draft-returns'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { readValue } from '@kinfold/contract/validation/read-value'
import { AmountField } from '@kinfold/ui/amount-field'
import { Button } from '@kinfold/ui/button'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { type RadioCard, RadioCards } from '@kinfold/ui/radio-cards'
import { SelectField } from '@kinfold/ui/select-field'
import { Skeleton } from '@kinfold/ui/skeleton'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { monthText } from '../../day/day-text.ts'
import { type Draft, draftBody, fieldOf } from './draft-body.ts'

const results: RadioCard<Draft['result']>[] = [
  { value: 'earned', label: 'Earned' },
  { value: 'lost', label: 'Lost' },
]

const takenWords =
  'Months that are drafted or posted already are left out until they are taken back.'
const periodOf = ({ year, month }: BookMonth) => returnsPeriod(year, month)
const nameOf = (period: string) => {
  const [year, month] = period.split('-')
  return monthText(Number(year), Number(month))
}

/** What a plan earned or lost in a month. How it is shared is seen before anybody posts it. */
export function DraftForm() {
  const { data, failure, reload } = useManagedPlans()
  const months = useMonths()
  // A list of plans that is still empty would swallow the letters typed into it.
  if (!(data && months.data) && !failure && !months.failure)
    return (
      <LoadingRegion label="The plans are loading">
        <Skeleton shape="box" className="h-96 w-full" />
      </LoadingRegion>
    )
  // They are read again now and then; what was typed stays when that fails.
  const plans = data?.plans.filter(({ plan }) => plan.state !== 'draft')
  return (
    <>
      <ReadFailure
        what={failure ? 'The plans' : 'The months'}
        failure={failure ?? months.failure}
        onRetry={failure ? reload : months.reload}
      />
      {plans && months.data ? (
        <PlanDraftForm plans={plans} months={months.data.months.map(periodOf)} />
      ) : null}
    </>
  )
}

type PlanDraftFormProps = {
  plans: readonly ManagedPlan[]
  /** All that are over, the latest first. */
  months: readonly string[]
}

function PlanDraftForm({ plans, months }: PlanDraftFormProps) {
  const { run, isRunning } = useDraftReturns()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>({
    planId: '',
    period: '',
    result: 'earned',
    total: null,
    fee: null,
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [message, setMessage] = useState<string>()
  const change = (changes: Partial<Draft>) => {
    setDraft(before => ({ ...before, ...changes }))
    setErrors({})
  }
  const showErrors = (fields: Readonly<Record<string, string>>) => {
    setErrors(
      Object.fromEntries(Object.entries(fields).map(([name, said]) => [fieldOf(name), said])),
    )
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    )
  }
  const chosen = plans.find(({ plan }) => String(plan.id) === draft.planId)
  const open = months.filter(month => !chosen?.months_with_returns.includes(month))
  const period = open.find(month => month === draft.period) ?? open[0] ?? ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    setMessage(undefined)
    const read = readValue(DraftReturnsBody, draftBody({ ...draft, period }))
    if (!read.ok)
      return showErrors({
        ...read.fields,
        ...(draft.planId === '' ? { plan_id: 'Please choose a plan.' } : {}),
        ...(period === '' ? { month: 'Please choose a month.' } : {}),
      })
    const outcome = await run({ body: read.value })
    if (outcome.ok) {
      void showToast('success', outcome.message)
      return void navigate(pathTo.returns(outcome.data.id))
    }
    if (outcome.kind === 'refused' && outcome.fields) return showErrors(outcome.fields)
    setMessage(outcome.message)
  }
  const symbol = currencySymbols[chosen?.plan.currency ?? 'NGN']
  return (
    <form ref={form} noValidate method="dialog" onSubmit={send} className="flex flex-col gap-5">
      <SelectField
        label="Plan"
        required
        placeholder="Choose a plan"
        options={plans.map(({ plan }) => ({
          value: String(plan.id),
          label: planLabel(plan),
          note: plan.currency,
        }))}
        value={draft.planId}
        onChange={planId => change({ planId })}
        error={errors.plan}
      />
      <SelectField
        label="Month"
        required
        searchable
        hint={chosen && open.length < months.length ? takenWords : undefined}
        options={open.map(month => ({ value: month, label: nameOf(month) }))}
        value={period}
        onChange={month => change({ period: month })}
        error={errors.period}
      />
      <RadioCards
        label="Result"
        value={draft.result}
        onChange={result => change({ result })}
        cards={results}
      />
      <AmountField
        label={draft.result === 'earned' ? 'The plan earned' : 'The plan lost'}
        required
        symbol={symbol}
        value={draft.total}
        onChange={total => change({ total })}
        error={errors.total}
      />
      {draft.result === 'earned' ? (
        <AmountField
          label="Club’s fee on it"
          symbol={symbol}
          value={draft.fee}
          onChange={fee => change({ fee })}
          hint="Leave it empty for none."
          error={errors.fee}
        />
      ) : null}
      <FormMessage>{message}</FormMessage>
      <Button type="submit" loading={isRunning} className="self-start">
        See how it is shared
      </Button>
      <p className="text-small text-pretty text-ink-muted">
        Nothing is posted yet: you see each member’s part first, and an approver who is somebody
        else posts it.
      </p>
    </form>
  )
}
