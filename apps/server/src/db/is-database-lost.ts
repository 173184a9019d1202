import { databaseFailure } from './database-failure.ts'

/** Whether the database went away meanwhile: that says nothing of the work, which can be tried again at once. */
export const isDatabaseLost = (error: unknown): boolean => databaseFailure(error)?.reason === 'lost'
