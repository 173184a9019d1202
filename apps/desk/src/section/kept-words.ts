import { session } from '../session/session.ts'

/** What was typed into a form of a section, and which version of the thing it was typed over. */
export type Kept<Values> = { readonly values: Values; readonly version: number | undefined }

const kept = new Map<string, Kept<unknown>>()

// They are one person's.
session.user.subscribe(user => {
  if (!user) kept.clear()
})

/** What is typed at an address stays until it is sent: an address has one form, so what it keeps is that form's. */
export const keptWords = {
  read: <Values>(address: string) => kept.get(address) as Kept<Values> | undefined,
  keep: <Values>(address: string, words: Kept<Values>) => void kept.set(address, words),
  forget: (address: string) => void kept.delete(address),
}
