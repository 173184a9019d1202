// What a key does to a one-time code: the digits always stand together from the first box on, and `at` is the box in focus.

export type CodeEdit = { digits: string; at: number }

/** One digit typed replaces what stands in the box; several (pasted, offered by the phone) go on from there. */
export function enterDigits({ digits, at }: CodeEdit, entered: string, length: number): CodeEdit {
  const from = entered.length >= length ? 0 : Math.min(at, digits.length)
  const end = from + entered.length
  return {
    digits: (digits.slice(0, from) + entered + digits.slice(end)).slice(0, length),
    at: Math.min(end, length - 1),
  }
}

function without(digits: string, at: number): string {
  return digits.slice(0, at) + digits.slice(at + 1)
}

/** Backspace: the digit in the box, or the last one when the box is empty; the focus goes back with it. */
export function eraseBack({ digits, at }: CodeEdit): CodeEdit {
  const erased = Math.min(at, digits.length - 1)
  if (erased < 0) return { digits, at: 0 }
  return { digits: without(digits, erased), at: Math.max(0, at - 1) }
}

/** Delete: the later digits move up and the focus stays. */
export function eraseForward({ digits, at }: CodeEdit): CodeEdit {
  return { digits: without(digits, at), at }
}

/** What was put into a box that held `before`, wherever in it the caret stood. */
export function enteredInto(before: string, now: string): string {
  const digits = now.replace(/\D/g, '')
  return digits.length > 1 ? digits.replace(before, '') : digits
}
