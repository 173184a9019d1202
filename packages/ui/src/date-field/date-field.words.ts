export const dateFieldWords = {
  shape: 'dd/mm/yyyy',
  invalid: 'Enter a day like 20/11/2026',
  between: (earliest: string, latest: string) => `Choose a day from ${earliest} to ${latest}`,
  tooEarly: (earliest: string) => `Choose ${earliest} or a later day`,
  tooLate: (latest: string) => `Choose ${latest} or an earlier day`,
  open: 'Open the calendar',
  missing: 'The calendar can’t be shown right now. Please type the day.',
}
