/** One thing a person can see, by an id that stories name, and the sentence it proves. */
export type CatalogueState = { readonly id: string; readonly sentence: string }
