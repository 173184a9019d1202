/** The database can't store this character, so nothing is found under such a text. */
export const isStorable = (text: string) => !text.includes('\0')
