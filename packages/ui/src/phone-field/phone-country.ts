export type PhoneCountry = {
  countryName: string
  /** Two letters. */
  countryCode: string
  /** With or without its plus. */
  callingCode: string
  /** As text: an emoji, `🇳🇬`. */
  countryFlag: string
}

/** With its plus, whether the list has it or not. */
export function plus(callingCode: string): string {
  return callingCode.startsWith('+') ? callingCode : `+${callingCode}`
}
