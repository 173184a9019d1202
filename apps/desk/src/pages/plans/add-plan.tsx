import { useCreatePlan } from '@kinfold/api/operator/plan/create-plan'
import { type Currency, currencies } from '@kinfold/contract/money/currency'
import { CreatePlanBody } from '@kinfold/contract/operator/plan/plan-body'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { TextField } from '@kinfold/ui/text-field'
import { useNavigate } from 'react-router-dom'
import { paths, pathTo } from '../../address/paths.ts'
import { currencyWords } from '../../queue/currency-words.ts'
import { fieldsOf } from '../../section/fields-of.ts'
import { SectionForm } from '../../section/section-form.tsx'
import { SectionPanel } from '../../section/section-panel.tsx'
import { useSectionForm } from '../../section/use-section-form.ts'
import { holdingsNames } from './holdings-words.ts'
import { PlanFields } from './plan-fields.tsx'
import { emptyPlanWords, type PlanWords, planBodyOf, planWordsMissing } from './plan-words.ts'

type NewPlan = PlanWords & {
  readonly currency: Currency
  readonly product_type: string
  readonly tenor_months: string
}

const start: NewPlan = { ...emptyPlanWords, currency: 'NGN', product_type: '', tenor_months: '' }

const currencyCards = currencies.map(value => ({ value, label: currencyWords[value] }))
const stateCards = [
  { value: 'draft', label: 'Draft', description: 'Only the desk sees it.' },
  { value: 'open', label: 'Open', description: 'Members see it at once.' },
] as const satisfies readonly object[]

const isMonths = (typed: string) => /^\d{1,3}$/.test(typed.trim())

export function AddPlan() {
  const { run } = useCreatePlan()
  const navigate = useNavigate()
  const form = useSectionForm({
    start,
    shape: CreatePlanBody,
    bodyOf: ({ currency, product_type, tenor_months, ...words }) => ({
      ...planBodyOf(words, currency),
      currency,
      product_type: product_type.trim(),
      tenor_months: tenor_months.trim() === '' ? null : Number(tenor_months),
    }),
    missing: ({ tenor_months, ...words }) => ({
      ...planWordsMissing(words),
      ...(tenor_months.trim() === '' || isMonths(tenor_months)
        ? {}
        : { tenor_months: 'Please enter the months as a number, from 1 to 600.' }),
    }),
    names: holdingsNames,
    send: body => run({ body }),
    onSent: ({ plan }) => void navigate(pathTo.inSection(paths.plans, String(plan.id))),
  })
  const { input, field } = fieldsOf(form)
  return (
    <SectionPanel
      title="Add a plan"
      about="Its currency, type and term stay for good; the rest can be changed later."
      backTo={paths.plans}
    >
      <SectionForm form={form} action="Add it" backTo={paths.plans}>
        <RadioCards label="Currency" required cards={currencyCards} {...field('currency')} />
        <TextField
          label="Type"
          required
          autoCapitalize="none"
          hint="Like growth or income. Plans of the type purple are shown by type and currency."
          {...input('product_type')}
        />
        <TextField
          label="Months until it matures"
          inputMode="numeric"
          hint="Leave it empty for a plan without an end."
          {...input('tenor_months')}
        />
        <PlanFields form={form} currency={form.values.currency} />
        <RadioCards
          label="State"
          cards={[...stateCards]}
          {...field('state')}
          value={form.values.state === 'open' ? 'open' : 'draft'}
        />
      </SectionForm>
    </SectionPanel>
  )
}
