import { type Infer, string, type } from 'superstruct'

export const Country = type({
  countryName: string(),
  /** Two letters. */
  countryCode: string(),
  /** With the plus: `+234`. */
  callingCode: string(),
  countryFlag: string(),
})
export type Country = Infer<typeof Country>
