// The package stands in other people's pages. Its classes, variables and animations have names there that nothing else
// has; in the sources they are Tailwind's and the tokens' own.

export const prefix = 'kf-'

/** Variables of the libraries that are built on. */
const isForeign = (name: string) => /^(?:tw-|radix-|width$)/.test(name)

/** `var(--ink)` becomes `var(--kf-ink)`. */
export const withOwnVariables = (text: string): string =>
  text.replace(/(?<![\w-])--([a-z][\w-]*)/g, (written, name) =>
    isForeign(name) ? written : `--${prefix}${name}`,
  )
