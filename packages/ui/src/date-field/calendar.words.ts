type WeekdayNames = { long: string; narrow: string }

export const calendarWords = {
  /** Over a column of days: as short as the language has it. */
  weekday: ({ long }: WeekdayNames) => long.slice(0, 2),
  today: (day: string) => `Today, ${day}`,
  chosen: (day: string) => `${day}, chosen`,
  navigation: 'Navigation bar',
  previous: 'Go to the Previous Month',
  next: 'Go to the Next Month',
  month: 'Choose the Month',
  year: 'Choose the Year',
}
