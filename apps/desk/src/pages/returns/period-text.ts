const wording = new Intl.DateTimeFormat('en-NG', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "May 2026" */
export const periodText = ({ year, month }: { readonly year: number; readonly month: number }) =>
  wording.format(new Date(Date.UTC(year, month - 1, 1)))
