/** Nobody decides about themselves: an operator may be a member as well. */
export function aboutYourself(decider: string, subject: string) {
  return decider === subject ? 'about_yourself' : undefined
}
