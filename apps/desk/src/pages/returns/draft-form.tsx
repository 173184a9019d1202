import { useManagedPlans } from '@kinfold/api/operator/plan/list-managed-plans'
import { useDraftReturns } from '@kinfold/api/operator/returns/draft-returns'
import { ReadFailure } from '@kinfold/app/errors/read-failure'
import { FormMessage } from '@kinfold/app/form/form-message'
import { showToast } from '@kinfold/app/toast/show-toast'
import { monthsLater } from '@kinfold/contract/day/months-later'
import { currencySymbols } from '@kinfold/contract/money/currency'
import type { ManagedPlan } from '@kinfold/contract/operator/plan/managed-plan'
import { DraftReturnsBody } from '@kinfold/contract/operator/returns/draft-returns'
import { planLabel } from '@kinfold/contract/plan/plan-label'
import { readValue } from '@kinfold/contract/validation/read-value'
import { AmountField } from '@kinfold/ui/amount-field'
import { Button } from '@kinfold/ui/button'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { MonthPicker } from '@kinfold/ui/month-picker'
import { SelectField } from '@kinfold/ui/select-field'
import { Skeleton } from '@kinfold/ui/skeleton'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { ChoiceRow } from '../../queue/choice-row.tsx'
import { useOperator } from '../../session/use-operator.ts'
import { type Draft, draftBody, fieldOf } from './draft-body.ts'

const results = ['earned', 'lost'] as const
const resultWords = { earned: 'Earned', lost: 'Lost' } as const

/** What a plan earned or lost in a month. How it is shared is seen before anybody posts it. */
export function DraftForm() {
  const { data, failure, reload } = useManagedPlans()
  // A list of plans that is still empty would swallow the letters typed into it.
  if (!data && !failure)
    return (
      <LoadingRegion label="The plans are loading">
        <Skeleton shape="box" className="h-96 w-full" />
      </LoadingRegion>
    )
  // They are read again now and then; what was typed stays when that fails.
  const plans = data?.plans.map(({ plan }) => plan).filter(({ state }) => state !== 'draft')
  return (
    <>
      <ReadFailure what="The plans" failure={failure} onRetry={reload} />
      {plans ? <PlanDraftForm plans={plans} /> : null}
    </>
  )
}

function PlanDraftForm({ plans }: { plans: readonly ManagedPlan['plan'][] }) {
  const { today } = useOperator()
  const { run, isRunning } = useDraftReturns()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const lastMonth = monthsLater(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  const [draft, setDraft] = useState<Draft>({
    planId: '',
    period: lastMonth,
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
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    setMessage(undefined)
    const read = readValue(DraftReturnsBody, draftBody(draft))
    if (!read.ok)
      return showErrors({
        ...read.fields,
        ...(draft.planId === '' ? { plan_id: 'Please choose a plan.' } : {}),
      })
    const outcome = await run({ body: read.value })
    if (outcome.ok) {
      void showToast('success', outcome.message)
      return void navigate(pathTo.returns(outcome.data.id))
    }
    if (outcome.kind === 'refused' && outcome.fields) return showErrors(outcome.fields)
    setMessage(outcome.message)
  }
  const chosen = plans.find(({ id }) => String(id) === draft.planId)
  const symbol = currencySymbols[chosen?.currency ?? 'NGN']
  return (
    <form ref={form} noValidate method="dialog" onSubmit={send} className="flex flex-col gap-5">
      <SelectField
        label="Plan"
        required
        placeholder="Choose a plan"
        options={plans.map(plan => ({
          value: String(plan.id),
          label: planLabel(plan),
          note: plan.currency,
        }))}
        value={draft.planId}
        onChange={planId => change({ planId })}
        error={errors.plan}
      />
      <MonthPicker
        label="Month"
        required
        latest={lastMonth}
        today={today}
        value={draft.period}
        onChange={period => change({ period })}
        error={errors.period}
      />
      <div className="flex flex-col gap-2">
        <ChoiceRow
          label="Result"
          choices={results}
          words={resultWords}
          chosen={draft.result}
          onChoose={result => change({ result })}
        />
        <AmountField
          label={draft.result === 'earned' ? 'The plan earned' : 'The plan lost'}
          required
          symbol={symbol}
          value={draft.total}
          onChange={total => change({ total })}
          error={errors.total}
        />
      </div>
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
