import { type Currency, currencySymbols } from '@kinfold/contract/money/currency'
import { returnsWeightings } from '@kinfold/contract/plan/returns-weighting'
import { AmountField } from '@kinfold/ui/amount-field'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { TextField } from '@kinfold/ui/text-field'
import { WordsField } from '../../queue/words-field.tsx'
import { weightingWords } from './plan-looks.ts'
import type { PlanWords } from './plan-words.ts'

type PlanFieldsProps = {
  words: PlanWords
  currency: Currency
  errors: Readonly<Record<string, string>>
  onChange: (changes: Partial<PlanWords>) => void
}

const weightings = returnsWeightings.map(value => ({ value, label: weightingWords[value] }))

/** What may be said of a plan at any time. */
export function PlanFields({ words, currency, errors, onChange }: PlanFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        required
        value={words.name}
        onChange={({ target }) => onChange({ name: target.value })}
        hint="A name with “pool” in it is shown as it is."
        error={errors.name}
      />
      <WordsField
        label="What it is"
        required
        value={words.description}
        onChange={description => onChange({ description })}
        error={errors.description}
      />
      <AmountField
        label="Least to begin with"
        required
        symbol={currencySymbols[currency]}
        value={words.minimum}
        onChange={minimum => onChange({ minimum })}
        hint="Of new portfolios; those that have begun go on as they are."
        error={errors.minimum}
      />
      <TextField
        label="Expected return in a year"
        inputMode="decimal"
        end={<span className="text-ink-muted">%</span>}
        value={words.expected_return_bps}
        onChange={({ target }) => onChange({ expected_return_bps: target.value })}
        hint="Shown as expected, never as promised. Leave it empty for none."
        error={errors.expected_return_bps}
      />
      <TextField
        label="Link to its terms"
        type="url"
        inputMode="url"
        value={words.terms_link}
        onChange={({ target }) => onChange({ terms_link: target.value })}
        hint="Leave it empty for none."
        error={errors.terms_link}
      />
      <RadioCards
        label="Returns are shared"
        layout="column"
        cards={weightings}
        value={words.returns_weighting}
        onChange={returns_weighting => onChange({ returns_weighting })}
        error={errors.returns_weighting}
      />
    </>
  )
}
