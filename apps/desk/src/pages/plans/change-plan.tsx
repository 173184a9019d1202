import { useUpdatePlan } from '@kinfold/api/operator/plan/update-plan'
import type { ManagedPlan } from '@kinfold/contract/operator/plan/managed-plan'
import { UpdatePlanBody } from '@kinfold/contract/operator/plan/plan-body'
import { planStateProblem } from '@kinfold/contract/operator/plan/plan-state-problem'
import { type PlanState, planStates } from '@kinfold/contract/plan/plan'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { paths } from '../../address/paths.ts'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { useSectionForm } from '../../section/use-section-form.ts'
import { holdingsNames } from './holdings-words.ts'
import { PlanFields } from './plan-fields.tsx'
import { planLooks } from './plan-looks.ts'
import { planBodyOf, planWordsMissing, planWordsOf } from './plan-words.ts'

const effects: Readonly<Record<PlanState, string>> = {
  draft: 'Only the desk sees it.',
  open: 'Members see it, and can contribute.',
  closed: 'It takes no new money; what is in it goes on.',
}

export function ChangePlan({ managed }: { managed: ManagedPlan }) {
  const { plan, version } = managed
  const { run } = useUpdatePlan()
  const form = useSectionForm({
    start: planWordsOf(plan),
    version,
    shape: UpdatePlanBody,
    bodyOf: (words, seen) => ({ ...planBodyOf(words, plan.currency), version: seen }),
    missing: planWordsMissing,
    names: holdingsNames,
    send: body => run({ params: { id: String(plan.id) }, body }),
    onSent: () => {},
  })
  const { field } = fieldsOf(form)
  return (
    <SectionForm form={form} action="Save" backTo={paths.plans}>
      <RadioCards
        label="State"
        layout="column"
        cards={planStates
          .filter(state => planStateProblem(plan.state, state) === undefined)
          .map(value => ({ value, label: planLooks[value].label, description: effects[value] }))}
        {...field('state')}
      />
      <PlanFields form={form} currency={plan.currency} />
    </SectionForm>
  )
}
