import { type Currency, currencySymbols } from '@kinfold/contract/money/currency'
import { returnsWeightings } from '@kinfold/contract/plan/returns-weighting'
import { AmountField } from '@kinfold/ui/amount-field'
import { CheckboxField } from '@kinfold/ui/checkbox-field'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { TextField } from '@kinfold/ui/text-field'
import { WordsField } from '../../queue/words-field.tsx'
import { type Fillable, fieldsOf } from '../../section/fields-of.ts'
import { HoldingsFields } from './holdings-fields.tsx'
import { weightingWords } from './plan-looks.ts'
import type { PlanWords } from './plan-words.ts'

type PlanFieldsProps = { form: Fillable<PlanWords>; currency: Currency }

const weightings = returnsWeightings.map(value => ({ value, label: weightingWords[value] }))

/** What may be said of a plan at any time. */
export function PlanFields({ form, currency }: PlanFieldsProps) {
  const { input, field } = fieldsOf(form)
  return (
    <>
      <TextField
        label="Name"
        required
        hint="A name with “pool” in it is shown as it is."
        {...input('name')}
      />
      <WordsField label="What it is" required {...field('description')} />
      <WordsField
        label="Who it is for"
        rows={2}
        hint="In a sentence. Leave it empty for none."
        {...field('suited_for')}
      />
      <WordsField
        label="What can go wrong"
        rows={2}
        hint="In plain words, also how much can be lost. Leave it empty for none."
        {...field('risk')}
      />
      <HoldingsFields form={form} />
      <AmountField
        label="Least to begin with"
        required
        symbol={currencySymbols[currency]}
        hint="Of new portfolios; those that have begun go on as they are."
        {...field('minimum')}
      />
      <TextField
        label="Expected return in a year"
        inputMode="decimal"
        end={<span className="text-ink-muted">%</span>}
        hint="Shown as expected, never as promised. Leave it empty for none."
        {...input('expected_return_bps')}
      />
      <TextField
        label="Link to its terms"
        type="url"
        inputMode="url"
        hint="Leave it empty for none."
        {...input('terms_link')}
      />
      <RadioCards
        label="Returns are shared"
        layout="column"
        cards={weightings}
        {...field('returns_weighting')}
      />
      <CheckboxField
        label="Members see how many hold it and how much is in it"
        hint="As it was counted for the last month’s returns, rounded. While they are fewer than ten, members read just that, and no amount."
        {...field('tells_size')}
      />
    </>
  )
}
