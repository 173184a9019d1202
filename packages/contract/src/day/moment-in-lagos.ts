/** A day and a time of the club as a moment: Lagos is an hour ahead of UTC all year. */
export const momentInLagos = (day: string, time: string): string =>
  new Date(`${day}T${time}:00+01:00`).toISOString()
