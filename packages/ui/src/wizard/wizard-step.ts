export type WizardStep = {
  readonly id: string
  readonly name: string
  /** Why an answer given there doesn’t hold any more: said with a way back to it. */
  readonly problem?: string | undefined
}
