/** What the package itself keeps in the browser. An app lists it among its own names. */
export const storageKeys = { reloaded: 'kinfold.reloaded-for' } as const
