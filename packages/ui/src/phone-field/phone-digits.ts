import type { PhoneCountry } from './phone-country.ts'

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * A saved number is the calling code plus what was typed, with a plus before or a sign between them.
 * Digits alone are what was typed: a number at home may well begin with the digits of its calling code.
 */
export function withoutCallingCode(value: string, callingCode: string): string {
  const code = digitsOf(callingCode)
  const whole = value.trim()
  const marked = whole.startsWith('+') || /^\D/.test(whole.slice(code.length))
  const digits = digitsOf(whole)
  return code !== '' && marked && digits.startsWith(code) ? digits.slice(code.length) : digits
}

// Enough for a whole number: fewer digits may yet become one that begins with zeros at home.
const dialledAbroad = /^\s*00(?=\d{9})/

/** "00234803…" is "+234803…" once it is long enough to be a number from abroad. */
export function withPlus(text: string, countries: readonly PhoneCountry[]): string {
  const whole = text.replace(/[\s().-]/g, '')
  if (!dialledAbroad.test(whole)) return text
  const marked = whole.replace(dialledAbroad, '+')
  return countries.some(country => hasCode(digitsOf(marked), country)) ? marked : text
}

function hasCode(international: string, country: PhoneCountry): boolean {
  return international.startsWith(digitsOf(country.callingCode))
}

/** Whose number this is when it was pasted with its plus: the chosen country's if it can be, else the longest match. */
export function countryOfNumber(
  text: string,
  chosen: PhoneCountry | undefined,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  if (!text.trim().startsWith('+')) return chosen
  const digits = digitsOf(text)
  if (chosen && hasCode(digits, chosen)) return chosen
  const matching = countries.filter(country => hasCode(digits, country))
  return matching.reduce(
    (best, country) =>
      !best || digitsOf(country.callingCode).length > digitsOf(best.callingCode).length
        ? country
        : best,
    matching[0],
  )
}
