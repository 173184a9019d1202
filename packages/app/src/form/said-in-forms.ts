const said = new Set<string>()

/** Keeps in mind what a form has said. */
export const noteSaidInForm = (sentence: string): void => void said.add(sentence)

/** Whether a form has said this very sentence, so that nobody else has to. */
export const wasSaidInForm = (sentence: string): boolean => said.has(sentence)
