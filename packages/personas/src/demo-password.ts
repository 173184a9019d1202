/** Everybody's in the demo club, operators included. */
export const demoPassword = 'Harmattan#26'

/** Where every demo address ends. It is reserved for examples, so no mail ever goes out. */
export const demoMailDomain = 'kinfold.example'
