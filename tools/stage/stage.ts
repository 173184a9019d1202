/** One suite of checks. It says how many of them passed and failed; what it printed is shown only when one failed. */
export type Stage = {
  name: string
  run(): Promise<StageResult>
}

export type StageResult = {
  passed: number
  failed: number
  output: string
  /** Always shown in the summary: versions, figures, the path of a report. */
  notes?: readonly string[]
}
