import { currencies } from '@kinfold/contract/money/currency'
import { transferRegions } from '@kinfold/contract/payment/club-bank-account'
import { RadioCards } from '@kinfold/ui/radio-cards'
import { TextField } from '@kinfold/ui/text-field'
import { currencyWords } from '../../queue/currency-words.ts'
import { WordsField } from '../../queue/words-field.tsx'
import type { AccountWords } from './account-words.ts'
import { regionWords } from './details-words.ts'

type AccountFieldsProps = {
  words: AccountWords
  errors: Readonly<Record<string, string>>
  onChange: (changes: Partial<AccountWords>) => void
}

const regions = transferRegions.map(value => ({ value, label: regionWords[value] }))
const currencyCards = currencies.map(value => ({ value, label: currencyWords[value] }))

/** What a transfer from each region needs, and no more. */
export function AccountFields({ words, errors, onChange }: AccountFieldsProps) {
  const { region } = words
  return (
    <>
      <RadioCards
        label="For transfers from"
        required
        cards={regions}
        value={region}
        onChange={chosen => onChange({ region: chosen })}
        error={errors.region}
      />
      {region === 'Nigeria' ? (
        <RadioCards
          label="Currency"
          required
          cards={currencyCards}
          value={words.currency}
          onChange={currency => onChange({ currency })}
          error={errors.currency}
        />
      ) : null}
      <TextField
        label="Bank"
        required
        value={words.bank_name}
        onChange={({ target }) => onChange({ bank_name: target.value })}
        error={errors.bank_name}
      />
      <TextField
        label="Name of the account"
        required
        value={words.account_name}
        onChange={({ target }) => onChange({ account_name: target.value })}
        error={errors.account_name}
      />
      <TextField
        label="Account number"
        required
        inputMode={region === 'Nigeria' ? 'numeric' : 'text'}
        autoComplete="off"
        value={words.account_number}
        onChange={({ target }) => onChange({ account_number: target.value })}
        error={errors.account_number}
      />
      {region === 'USA' ? (
        <TextField
          label="Routing number"
          required
          inputMode="numeric"
          autoComplete="off"
          value={words.routing_number}
          onChange={({ target }) => onChange({ routing_number: target.value })}
          error={errors.routing_number}
        />
      ) : null}
      <TextField
        label="SWIFT code"
        required={region === 'Others'}
        autoCapitalize="characters"
        autoComplete="off"
        value={words.swift}
        onChange={({ target }) => onChange({ swift: target.value })}
        error={errors.swift}
      />
      <WordsField
        label="Address of the bank"
        required={region === 'Others'}
        rows={2}
        value={words.bank_address}
        onChange={bank_address => onChange({ bank_address })}
        error={errors.bank_address}
      />
      <WordsField
        label="Why, for the second person"
        required
        value={words.reason}
        onChange={reason => onChange({ reason })}
        error={errors.reason}
      />
    </>
  )
}
