const declaration = /(?<![\w-])--([a-z][\w-]*)\s*:/g

/** The variables that a text sets. */
export const declaredIn = (text: string): string[] =>
  [...text.matchAll(declaration)].map(([, name = '']) => name)

/** What was called otherwise in 0.1.0. Variables that an app has of its own are not the package's: they stay. */
export function upgradeText(
  text: string,
  tokens: ReadonlySet<string>,
  own: ReadonlySet<string>,
): string {
  return text
    .replace(/var\(\s*--([a-z][\w-]*)/g, (written, name) =>
      tokens.has(name) && !own.has(name) ? `var(--kf-${name}` : written,
    )
    .replace(/(@kinfold\/ui)\/tokens\/[\w-]+\.css/g, '$1/tokens.css')
    .replace(
      /^(?!.*reset\.css)([ \t]*)((?:@import|import) (['"])@kinfold\/ui)\/styles\.css\3(.*)$/m,
      (line, space, start, quote, end) =>
        text.includes('@kinfold/ui/reset.css')
          ? line
          : `${space}${start}/reset.css${quote}${end}\n${line}`,
    )
}
