/** As many as a person has devices, and some more. */
export const mostPasskeys = 10
