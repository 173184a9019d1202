import type { Theme } from '../theme/theme.ts'

/** The text of the style sheets that tokens are written in. */
export type TokenSheets = { readonly base: string; readonly themed: readonly string[] }

/** Values by name, without the two dashes. */
export type Tokens = ReadonlyMap<string, string>

export function declarationsIn(css: string): [name: string, value: string][] {
  const words = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...words.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.trim().replace(/\s+/g, ' '),
  ])
}

/** All tokens of a theme, as they are written: an alias is still an alias. */
export function tokensOf({ base, themed }: TokenSheets, theme: Theme): Tokens {
  const sheets = themed.map(css => {
    const [light = '', rest = ''] = css.split('.dark {')
    return { light, dark: rest.split(/^@/m)[0] ?? '' }
  })
  return new Map([
    ...declarationsIn(base),
    ...sheets.flatMap(({ light }) => declarationsIn(light)),
    ...(theme === 'dark' ? sheets.flatMap(({ dark }) => declarationsIn(dark)) : []),
  ])
}

/** What the coloured ground gives other meanings, over the theme it stands in. */
export function featureGroundOf({ themed }: TokenSheets): Tokens {
  const [, ground = ''] = themed.join('').split('@utility feature-ground {')
  return new Map(declarationsIn(ground.split('}')[0] ?? ''))
}

/** The name that a token is an alias of. */
export const aliasOf = (value: string): string | undefined => /^var\(--([\w-]+)\)$/.exec(value)?.[1]

/** What a token comes to in the end. */
export function finalValueOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`No token --${name}.`)
  const alias = aliasOf(value)
  return alias === undefined ? value : finalValueOf(tokens, alias)
}
