import { people } from '@kinfold/personas/people/people'

const { bola, chidi, dayo, efe, funmi, gbenga, halima } = people

/**
 * Whom the crowd's members copy, in turn. Most of a club has little, some have much: two hundred postings each on
 * average, of two to seven hundred.
 */
const turns = [dayo, efe, halima, funmi, chidi, dayo, halima, funmi, gbenga, bola]

export const personOf = (n: number): string => (turns[n % turns.length] ?? dayo).customer.email

/** The one who has most. */
export const busyPerson = dayo.customer.email
