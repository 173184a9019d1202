export const passwordHintsWords = {
  /** After the rule. */
  done: ', done',
  missing: ', missing',
  met: (met: number, rules: number) => `${met} of ${rules} password rules met`,
}
