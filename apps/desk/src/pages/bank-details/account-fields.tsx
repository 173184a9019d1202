import { currencies } from '@kinfold/contract/money/currency'
import { transferRegions } from '@kinfold/contract/payment/club-bank-account'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { TextField } from '@kinfold/ui/text-field'
import { currencyWords } from '../../queue/currency-words.ts'
import { WordsField } from '../../queue/words-field.tsx'
import { type Fillable, fieldsOf } from '../../section/fields-of.ts'
import type { AccountWords } from './account-words.ts'
import { regionWords } from './details-words.ts'

const regions = transferRegions.map(value => ({ value, label: regionWords[value] }))
const currencyCards = currencies.map(value => ({ value, label: currencyWords[value] }))

/** What a transfer from each region needs, and no more. */
export function AccountFields({ form }: { form: Fillable<AccountWords> }) {
  const { region } = form.values
  const { input, field } = fieldsOf(form)
  return (
    <>
      <RadioCards label="For transfers from" required cards={regions} {...field('region')} />
      {region === 'Nigeria' ? (
        <RadioCards label="Currency" required cards={currencyCards} {...field('currency')} />
      ) : null}
      <TextField label="Bank" required {...input('bank_name')} />
      <TextField label="Name of the account" required {...input('account_name')} />
      <TextField
        label="Account number"
        required
        inputMode={region === 'Nigeria' ? 'numeric' : 'text'}
        autoComplete="off"
        {...input('account_number')}
      />
      {region === 'USA' ? (
        <TextField
          label="Routing number"
          required
          inputMode="numeric"
          autoComplete="off"
          {...input('routing_number')}
        />
      ) : null}
      <TextField
        label="SWIFT code"
        required={region === 'Others'}
        autoCapitalize="characters"
        autoComplete="off"
        {...input('swift')}
      />
      <WordsField
        label="Address of the bank"
        required={region === 'Others'}
        rows={2}
        {...field('bank_address')}
      />
      <WordsField label="Why, for the second person" required {...field('reason')} />
    </>
  )
}
