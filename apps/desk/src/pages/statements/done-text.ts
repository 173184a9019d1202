/** What is said once lines were matched. */
export const doneText = (count: number, done: string): string =>
  count === 1 ? `The line is ${done}.` : `All ${count} are ${done}.`
