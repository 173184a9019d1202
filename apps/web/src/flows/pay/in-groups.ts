/** Read out and compared more easily. */
export const inGroups = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
