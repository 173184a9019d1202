import { useCountries } from '@kinfold/api/reference/list-countries'
import type { Country } from '@kinfold/contract/country/country'
import { usualFirst } from '@kinfold/contract/country/usual-first'
import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import { Banner } from '@kinfold/ui/banner'
import { Button } from '@kinfold/ui/button'
import { PhoneField } from '@kinfold/ui/phone-field'
import { SelectField } from '@kinfold/ui/select-field'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { FormSection } from './form-section.tsx'

type PhoneCountry = Pick<Country, 'countryCode' | 'callingCode'>

const none: Country[] = []

/** Everything that chooses from the list of countries: telephone, residence, citizenship. */
export function CountryFields({ form }: { form: UseFormReturn<SignUpForm> }) {
  const { control, setValue, getValues } = form
  const code = useWatch({ control, name: 'country_code' })
  const choosePhoneCountry = ({ countryCode, callingCode }: PhoneCountry) => {
    setValue('country_code', countryCode)
    setValue('calling_code', callingCode, { shouldValidate: Boolean(getValues('phone')) })
  }
  const { data, failure, isLoading, reload } = useCountries()
  const countries = data ? usualFirst(Object.values(data)) : none
  const options = countries.map(({ countryName }) => ({ value: countryName, label: countryName }))
  // Most have a telephone where they live; whoever typed a number already has chosen.
  const chooseResidence = (name: string) => {
    setValue('country', name, { shouldValidate: true, shouldTouch: true })
    const country = countries.find(({ countryName }) => countryName === name)
    if (country && !getValues('phone')) choosePhoneCountry(country)
  }
  const placeholder = isLoading ? 'Loading the countries' : 'Choose'
  return (
    <FormSection title="Where you live">
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
            onChange={chooseResidence}
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
      <Controller
        control={control}
        name="phone"
        render={({ field, fieldState }) => (
          <PhoneField
            {...field}
            label="Phone"
            required
            countries={countries}
            country={code}
            onCountryChange={choosePhoneCountry}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormSection>
  )
}
