import type { PlantedFault } from './planted-faults.ts'

/** How much of everything a storm has. */
export type Dose = {
  /** Seeds all that is chosen at random. */
  readonly name: string
  /** Server processes on one database. */
  readonly servers: number
  /** Who ask at once, without a pause between two calls. */
  readonly callers: number
  /** Whose money it is; several callers act for each. */
  readonly savers: number
  readonly seconds: number
  /** kill -9 of one server process after the other. */
  readonly serverKills: number
  /** kill -9 of PostgreSQL with all its processes. */
  readonly databaseKills: number
  readonly clockMoves: number
  readonly plant?: PlantedFault
}
