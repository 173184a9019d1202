/** Fewer letters would name half the club. */
export const shortestSearch = 2

/** The most members that one search finds; whoever sees so many types more. */
export const mostFound = 200

/** What somebody at the desk may have in front of them, read from the one field they type it into. */
export interface MemberSearch {
  /** Beginnings of words of a name; all have to be there, in any order. */
  readonly words: readonly string[]
  readonly emailStart: string | undefined
  /** How a phone number may begin, and end. */
  readonly phoneStarts: readonly string[]
  readonly phoneEnd: string | undefined
  /** Of a bank account's number. */
  readonly lastFour: string | undefined
  /** Of a payment or a withdrawal. */
  readonly reference: string | undefined
}

/** What parts one word of a name from the next; the database's index parts them alike. */
const betweenWords = /[\s'’.,-]+/
const phoneLike = /^\+?[\d\s()-]{4,20}$/
const referenceLike = /^[a-z]{2}-[a-z\d-]{4,30}$/i

export function memberSearch(text: string): MemberSearch {
  const typed = text.trim()
  const isOneWord = !/\s/.test(typed)
  const digits = phoneLike.test(typed) ? typed.replace(/\D/g, '') : ''
  const isPhone = digits.length >= 4
  return {
    words: typed.toLowerCase().split(betweenWords).filter(Boolean),
    emailStart: isOneWord ? typed.toLowerCase() : undefined,
    phoneStarts: isPhone ? phoneStartsOf(digits) : [],
    phoneEnd: isPhone ? digits.replace(/^0/, '') : undefined,
    lastFour: /^\d{4}$/.test(typed) ? typed : undefined,
    reference: referenceLike.test(typed) ? typed.toUpperCase() : undefined,
  }
}

/** As it is kept, and as it is dialled in Nigeria. */
function phoneStartsOf(digits: string): string[] {
  const asKept = `+${digits}`
  return digits.startsWith('0') ? [asKept, `+234${digits.slice(1)}`] : [asKept]
}
