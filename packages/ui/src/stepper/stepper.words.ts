export const stepperWords = {
  /** Said before the name of a step. */
  done: 'Done:',
  place: (at: number, of: number) => `${at} of ${of}`,
}
