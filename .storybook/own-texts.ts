import { readFileSync } from 'node:fs'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '..')
const parts = path.join(project, 'packages/ui/src')
/** Pages about tokens and tone; what they show is their own. */
const foundations = path.join(parts, 'foundations')

/** A club that has no name yet has one from the parts; it is no word. */
const namedAt = [path.join(parts, 'brand/brand-configuration.ts')]
/** Keys are called as they are printed. */
const keys = 'alt+T'

/** Days in each month and on each weekday. */
const days = Array.from({ length: 48 }, (_, at) => new Date(2026, at % 12, 1 + at))
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const known = new Map<string, string[]>()

/** Months, weekdays, "in 3 days" and countries are the business of `Intl`, which every language has. */
function intlTexts(locale: string): string[] {
  const texts = known.get(locale) ?? writtenByIntl(locale)
  known.set(locale, texts)
  return texts
}

function writtenByIntl(locale: string): string[] {
  const write = (options: Intl.DateTimeFormatOptions) =>
    days.map(day => new Intl.DateTimeFormat(locale, options).format(day))
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  return [
    ...write({ month: 'long', weekday: 'long' }),
    ...write({ month: 'short', weekday: 'short' }),
    ...[-2, -1, 0, 1, 2].map(count => relative.format(count, 'day')),
    ...letters.flatMap(one => letters.map(other => regions.of(one + other) ?? '')),
  ]
}

/** Initials, units and what is spelt are no words. */
const words = (text: string) => text.match(/\p{L}{3,}/gu) ?? []
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a story only looks for says nothing about where it comes from. */
function withoutQueries(source: string): string {
  return source.replace(
    /\b(?:(?:get|find|query)(?:All)?By|toHave|toBe|toMatch|expectHeard)\w*\([^)]*\)/g,
    '',
  )
}

/** The story's file and the fixtures it imports, also through each other. */
function sourcesOf(file: string, read = new Set<string>()): string[] {
  if (read.has(file)) return []
  read.add(file)
  const source = readFileSync(file, 'utf8')
  const fixtures = [
    ...source.matchAll(/from '(\.[^']+(?:story-|story-layout\/|brand-|arabic|\.stories)[^']*)'/g),
  ]
  return [
    withoutQueries(source),
    ...fixtures.flatMap(([, from = '']) => sourcesOf(path.resolve(path.dirname(file), from), read)),
  ]
}

/**
 * Tells the texts that a story gives its parts from those that the parts say by themselves. Only for stories of
 * `packages/ui`: pages have sentences of their own.
 */
export function givenBy(file: string): (text: string) => boolean {
  const story = path.resolve(project, file)
  if (!story.startsWith(parts) || story.startsWith(foundations)) return () => true
  const files = [story, ...namedAt]
  const source = onOneLine([...files.flatMap(file => sourcesOf(file)), keys].join('\n'))
  const locales = [...source.matchAll(/locale: '([^']+)'/g)].map(([, locale = '']) => locale)
  const byIntl = ['en-NG', 'en-GB', 'en-US', ...locales].flatMap(intlTexts)
  const given = new Set([source, ...byIntl].flatMap(words))
  return text => source.includes(onOneLine(text)) || words(text).every(word => given.has(word))
}
