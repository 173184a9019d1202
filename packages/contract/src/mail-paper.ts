/** The ground of every e-mail by day; a club's colour has to be readable on it. */
export const mailPaper = '#f7f3ec'
