/** Why somebody can't be the second of two: they were the first. Null stands for no person, such as a feed. */
export function secondPersonProblem(first: string | null, second: string) {
  return first === second ? 'second_person_needed' : undefined
}
