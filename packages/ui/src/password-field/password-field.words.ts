export const passwordFieldWords = {
  show: 'Show password',
  /** After a rule. */
  done: ', done',
  missing: ', missing',
  met: (met: number, rules: number) => `${met} of ${rules} password rules met`,
}
