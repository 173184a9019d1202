// Who may decide: nobody about themselves, and nobody twice where it takes two.

/** An operator may be a member as well. */
export function aboutYourself(decider: string, subject: string) {
  return decider === subject ? 'about_yourself' : undefined
}

/** Why somebody can't be the second of two: they were the first. */
export function secondPersonProblem(first: string, second: string) {
  return first === second ? 'second_person_needed' : undefined
}
