/** The reference of a line that is about no payment or withdrawal of its own. */
export const lineReference = (id: string): string => `KF-${id.slice(0, 8).toUpperCase()}`
