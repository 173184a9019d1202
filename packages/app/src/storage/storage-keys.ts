/** What the package itself keeps in the browser. An app lists it among its own names. */
export const storageKeys = {
  reloaded: 'kinfold.reloaded-for',
  handedOver: 'kinfold.handed-over',
} as const
