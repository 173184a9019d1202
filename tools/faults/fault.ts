import type { StageName } from '../suites/suites.ts'

/** Something that is wrong on purpose: some text of one file, put in the place of other text. */
export type Fault = {
  /** What is wrong then. */
  readonly name: string
  /** Costs money, opens a door, or meets everybody: the gate has to see it. */
  readonly severe: boolean
  /** From the project's folder. */
  readonly file: string
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
  readonly caughtBy: Catcher
}

/** The cheapest check that has to fail. */
export type Catcher = {
  readonly stage: StageName
  /** The file of the test, story or journey; none where the stage is one check. */
  readonly file?: string
}
