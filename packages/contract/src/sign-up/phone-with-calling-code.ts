const digits = (text: string) => text.replace(/\D/g, '')

/** Calling codes behind which a number keeps the zero it is dialled with at home. */
const keepTheirZero = new Set(['39', '225', '226', '229', '241', '242', '378', '379'])

/** What is dialled before the number at home, where it isn't a zero alone. */
const dialledFirst: Record<string, RegExp> = {
  7: /^8(?=\d{10}$)/,
  36: /^06/,
  370: /^[08](?=\d{8}$)/,
  375: /^80(?=\d{9}$)/,
  993: /^8(?=\d{8}$)/,
}

/** From Canada to Trinidad a number has ten digits behind +1; three of them stand in the list as part of the code. */
function northAmerican(code: string, number: string): string {
  const ten = number.replace(/^1(?=\d{10}$)/, '')
  return ten.length === 10 ? `+1${ten}` : `+${code}${ten}`
}

/** What the phone field holds, as it is sent: `+234` and `0803 123 4567` → `+2348031234567`. */
export function phoneWithCallingCode(callingCode: string, phone: string): string {
  const code = digits(callingCode)
  const typed = digits(phone)
  const number = typed.startsWith(`00${code}`) ? typed.slice(code.length + 2) : typed
  if (/^1(\d{3})?$/.test(code)) return northAmerican(code, number)
  if (keepTheirZero.has(code)) return `+${code}${number}`
  return `+${code}${number.replace(dialledFirst[code] ?? /^0/, '')}`
}
