export type PhoneCountry = {
  countryName: string
  /** Two letters. */
  countryCode: string
  /** With or without its plus. */
  callingCode: string
  countryFlag: string
}

/** Names that start with what was typed; capitals don't count. */
export function matchCountries(
  countries: readonly PhoneCountry[],
  typed: string,
): readonly PhoneCountry[] {
  const start = typed.trim().toLowerCase()
  if (start === '') return countries
  return countries.filter(({ countryName }) => countryName.toLowerCase().startsWith(start))
}
