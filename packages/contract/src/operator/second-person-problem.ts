/** Why somebody can't be the second of two: they were the first. */
export function secondPersonProblem(first: string, second: string) {
  return first === second ? 'second_person_needed' : undefined
}
