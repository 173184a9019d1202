// What was filled in of a document, for as long as the page lives: leaving the tab of My Account loses nothing. Not in
// the browser's storage, because the number of a passport is nobody else's business.
const drafts = new Map<string, object>()

type Place = { readonly member: string; readonly document: string }

const nameOf = ({ member, document }: Place) => `${member} ${document}`

export const readDocumentDraft = (place: Place): object => drafts.get(nameOf(place)) ?? {}

/** Another member's are forgotten with the first of this one's. */
export function keepDocumentDraft(place: Place, values: object): void {
  for (const name of drafts.keys()) if (!name.startsWith(`${place.member} `)) drafts.delete(name)
  drafts.set(nameOf(place), values)
}

export const forgetDocumentDrafts = (): void => drafts.clear()

export const forgetDocumentDraft = (place: Place): void => void drafts.delete(nameOf(place))
