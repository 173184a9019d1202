import { declarationsIn, type Tokens } from '../tokens/style-sheet-tokens.ts'

/** Files of parts by their path under `src`: `button/button.tsx`. */
export type PartSources = Readonly<Record<string, string>>

/** Parts that name a token, in a class or as it is, by the name of the token. */
export type TokenUses = Readonly<Record<string, readonly string[]>>

// Which classes read which of Tailwind's names: `--color-canvas` is in `bg-canvas`, `--radius-card` in `rounded-card`.
const sides = '(?:-(?:[trblxyse]|tl|tr|bl|br|ss|se|es|ee))?'
const readers: Readonly<Record<string, string>> = {
  color: `bg|text|border${sides}|divide|outline|ring|fill|stroke|decoration|caret|accent|shadow|from|via|to`,
  spacing:
    '(?:min-|max-)?[wh]|size|[pm][trblxyse]?|scroll-[pm][trblxyse]?|gap(?:-[xy])?|space-[xy]|inset(?:-[xy])?|top|bottom|start|end|basis|translate-[xy]',
  radius: `rounded${sides}`,
  shadow: 'shadow|drop-shadow',
  ease: 'ease',
  container: '(?:min-|max-)?w|basis|columns',
  'border-width': `border${sides}`,
  text: 'text',
}

/** What Tailwind takes where a class says nothing of its own. */
const defaults: Readonly<Record<string, RegExp>> = {
  'default-transition-duration': /^transition(?:-(?!none)[a-z]+)?$/,
}

/** `--color-canvas: var(--canvas)` gives `canvas`, for each class that reads it. */
function classesOf(themeSheet: string): [pattern: RegExp, token: string][] {
  const names = themeSheet.matchAll(/--([\w-]+):\s*(?:var\(--([\w-]+)\)|[\d.]+rem);/g)
  return [...names].flatMap(([, name = '', alias = name]): [RegExp, string][] => {
    const byItself = defaults[name]
    if (byItself) return [[byItself, alias]]
    const space = Object.keys(readers).find(each => name.startsWith(`${each}-`))
    if (!space || name.includes('--')) return []
    const rest = name.slice(space.length + 1)
    return [[new RegExp(`^(?:${readers[space]})-${rest}$`), alias]]
  })
}

/** The classes among all words of a source: without their variants, sign and share of opacity. */
const wordsIn = (source: string) =>
  new Set(
    source.split(/[\s'"`]+/).map(word =>
      word
        .replace(/^.*:/, '')
        .replace(/^[-!]/, '')
        .replace(/\/\d+$/, ''),
    ),
  )

const namesIn = (source: string) =>
  new Set([...source.matchAll(/--([a-z][\w-]*)/g)].map(([, name = '']) => name))

/** Where each token is used, read from the sources of the parts and from what Tailwind calls it. */
export function tokenUses(
  tokens: readonly string[],
  sources: PartSources,
  themeSheet: string,
): TokenUses {
  const classes = classesOf(themeSheet)
  const found = new Map(tokens.map(token => [token, new Set<string>()]))
  for (const [path, source] of Object.entries(sources)) {
    const part = path.split('/')[0] ?? path
    const words = [...wordsIn(source)]
    const named = namesIn(source)
    for (const token of tokens) if (named.has(token)) found.get(token)?.add(part)
    for (const [pattern, token] of classes)
      if (words.some(word => pattern.test(word))) found.get(token)?.add(part)
  }
  return Object.fromEntries([...found].map(([token, parts]) => [token, [...parts].toSorted()]))
}

/** The scale of type, as the sheet with Tailwind's names has it; without what belongs to each size. */
export const textSizesIn = (tailwindSheet: string): Tokens =>
  new Map(declarationsIn(tailwindSheet).filter(([name]) => /^text-[a-z]+$/.test(name)))
