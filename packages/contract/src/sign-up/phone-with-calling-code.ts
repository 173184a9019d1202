const digits = (text: string) => text.replace(/\D/g, '')

/** What the phone field holds, as it is sent: `+234` and `803 123 4567` → `+2348031234567`. */
export function phoneWithCallingCode(callingCode: string, phone: string): string {
  return `+${digits(callingCode)}${digits(phone)}`
}
