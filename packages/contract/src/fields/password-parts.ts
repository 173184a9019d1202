// What a password is made of: for its rule, for what a form shows of the rule, and for password managers. Without an
// import, as forms that are open before signing in are spared the library of the rules.

export const passwordMinimum = 8
/** Hashing cost grows with length, so there is an end to it. */
export const passwordMaximum = 128

/** Named as in the attribute `passwordrules`. */
export const passwordIngredients = {
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  digit: /\d/,
  special: /[^\p{L}\d\s]/u,
}

/** A blank would be one of their special characters, and isn't one of ours. */
const signs = '[-!#$%*+=?@^_~]'

/** The attribute `passwordrules`, so that a password made up by a password manager is taken. */
export const passwordRulesAttribute = [
  `minlength: ${passwordMinimum}`,
  `maxlength: ${passwordMaximum}`,
  ...Object.keys(passwordIngredients).map(name => `required: ${name === 'special' ? signs : name}`),
].join('; ')
