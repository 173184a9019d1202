export const monthPickerWords = {
  shape: 'mm/yyyy',
  invalid: 'Enter a month like 11/2026',
  between: (earliest: string, latest: string) => `Choose a month from ${earliest} to ${latest}`,
  tooEarly: (earliest: string) => `Choose ${earliest} or a later month`,
  tooLate: (latest: string) => `Choose ${latest} or an earlier month`,
  open: 'Choose a month',
  previous: 'Previous year',
  next: 'Next year',
}
