import { useCountries } from '@kinfold/api/reference/list-countries'
import type { UpdateCustomerBody } from '@kinfold/contract/account/update-customer'
import type { Country } from '@kinfold/contract/country/country'
import { usualFirst } from '@kinfold/contract/country/usual-first'
import { phoneWithCallingCode } from '@kinfold/contract/sign-up/phone-with-calling-code'
import { PhoneField } from '@kinfold/ui/phone-field'
import { useRef, useState } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'

type MemberPhoneProps = {
  form: Pick<UseFormReturn<UpdateCustomerBody>, 'control' | 'setValue'>
  /** As it is saved. */
  saved: string
}

const none: Country[] = []

/** The form holds the whole number, the field its country and the digits behind the calling code. */
export function MemberPhone({ form: { control, setValue }, saved }: MemberPhoneProps) {
  const [digits, setDigits] = useState(saved)
  const code = useWatch({ control, name: 'country_code' })
  const { data } = useCountries()
  const countries = data ? usualFirst(Object.values(data)) : none
  // A number pasted with its plus brings country and digits in one press.
  const latest = useRef(digits)
  const chosen = useRef<string>(undefined)
  chosen.current ??= countries.find(({ countryCode }) => countryCode === code)?.callingCode
  const whole = () =>
    chosen.current === undefined || latest.current === ''
      ? latest.current
      : phoneWithCallingCode(chosen.current, latest.current)
  return (
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
          value={digits}
          // Without the countries nobody knows which number the digits are.
          readOnly={data === undefined}
          onChange={typed => {
            setDigits(typed)
            latest.current = typed
            field.onChange(whole())
          }}
          onCountryChange={({ countryCode, callingCode }) => {
            setValue('country_code', countryCode)
            chosen.current = callingCode
            field.onChange(whole())
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
