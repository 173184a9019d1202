export const wizardWords = {
  /** Said before the name of a step. */
  wrong: 'Needs another look:',
  /** Said before the heading of the step that is open. */
  step: (at: number, of: number) => `Step ${at} of ${of}:`,
  change: 'Change',
}
