import { useCountries } from '@kinfold/api/reference/list-countries'
import type { Country } from '@kinfold/contract/country/country'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { SelectField } from '@kinfold/ui/select-field'
import { TextField } from '@kinfold/ui/text-field'
import { Controller } from 'react-hook-form'
import type { SignUpFormControl } from './use-sign-up-form.ts'

const none: Country[] = []

/** Everything that chooses from the list of countries: telephone, residence, citizenship. */
export function CountryFields({ form }: { form: SignUpFormControl }) {
  const { control, formState, register } = form
  const { data, failure, isLoading, reload } = useCountries()
  const countries = data ? Object.values(data) : none
  const options = countries.map(({ countryName }) => ({ value: countryName, label: countryName }))
  const placeholder = isLoading ? 'Loading the countries' : 'Choose'
  return (
    <>
      <TextField
        label="Phone"
        required
        error={formState.errors.phone?.message}
        {...register('phone')}
      />
      {failure && !data ? (
        <Banner
          live
          tone="danger"
          actions={
            <Button size="small" variant="secondary" onClick={reload}>
              Try again
            </Button>
          }
        >
          The list of countries could not be loaded. {failure.message}
        </Banner>
      ) : null}
      <Controller
        control={control}
        name="country"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label="Country of residence"
            required
            searchable
            placeholder={placeholder}
            options={options}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="citizenship"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            multiple
            label="Citizenship"
            hint="Choose all that you hold."
            required
            searchable
            placeholder={placeholder}
            options={options}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
