const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const monthAlone = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** “5 June”, as the club’s texts say it. */
export const spokenDay = (day: string) => dayAndMonth.format(new Date(day))

/** “June”. */
export const spokenMonth = (day: string) => monthAlone.format(new Date(day))
