/** One suite of checks. What it printed is shown only where one failed. */
export type Stage = {
  name: string
  run(): Promise<StageResult>
}

export type StageResult = {
  passed: number
  failures: readonly Failure[]
  /** What failed in a browser at first, and passed when it was run once more, alone. */
  secondTry?: readonly Failure[]
  /** Why this machine can't run it; it counts neither as passed nor as failed. */
  leftOut?: string
  /** Always shown in the summary: versions, figures, the path of a report. */
  notes?: readonly string[]
}

export type Failure = {
  name: string
  /** All that is known of it: the message, what the page showed. The first forty lines are printed. */
  details: string
}
