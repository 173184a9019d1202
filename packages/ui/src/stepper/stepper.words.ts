export const stepperWords = {
  /** Said before the name of a step. */
  done: 'Done:',
  place: (at: string, of: string) => `${at} of ${of}`,
}
