export const transferReferenceWords = {
  instruction: 'Write this as the narration of your transfer',
  /** What is copied. */
  of: 'reference',
}
