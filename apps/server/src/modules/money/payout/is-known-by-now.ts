import { addHours } from 'date-fns/addHours'

/** What a provider took without an answer, it knows by then. */
const hours = 24

/** Whether a provider that took a transfer when it was sent would know of it. */
export const isKnownByNow = (sentAt: Date, now: Date): boolean => addHours(sentAt, hours) <= now
