import { toId } from 'storybook/internal/csf'
import type { CoveredState } from './read-coverage.ts'
import type { Pictures } from './read-pictures.ts'

export const shows = ['all', 'refusals', 'on a phone', 'missing', 'without a picture'] as const

/** Which stories of a catalogue are looked for. */
export type CoverageFilter = {
  /** One page alone, as its stories' addresses begin; empty for all. */
  readonly page: string
  /** Whose page it is; empty for anybody’s. */
  readonly persona: string
  readonly show: (typeof shows)[number]
  /** Each stands in a story's name, its page's, its states or their sentences; empty for all. */
  readonly words: string
}

export type ShownStory = {
  readonly id: string
  readonly name: string
  readonly persona: string | undefined
  readonly states: readonly CoveredState[]
}

export type PageOfStories = {
  readonly slug: string
  readonly title: string
  readonly stories: readonly ShownStory[]
}

/** Each page with its stories; ways through many of them come last. */
export function pagesOf(rows: readonly CoveredState[]): PageOfStories[] {
  const claims = rows.flatMap(row => row.stories.map(claim => ({ claim, row })))
  return [...Map.groupBy(claims, ({ claim }) => claim.title)]
    .map(([title, ofPage]) => ({
      slug: toId(title),
      title,
      stories: [...Map.groupBy(ofPage, ({ claim }) => claim.id)].map(([id, ofStory]) => ({
        id,
        name: ofStory[0]?.claim.story ?? id,
        persona: ofStory[0]?.claim.persona,
        states: ofStory.map(({ row }) => row),
      })),
    }))
    .sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title))
}

/** The pages that have stories as they are looked for, with those alone. */
export function findStories(
  pages: readonly PageOfStories[],
  { page, persona, show, words }: CoverageFilter,
  pictures: Pictures,
): PageOfStories[] {
  const wanted = words.toLowerCase().split(' ')
  const isWanted = (title: string) => (story: ShownStory) =>
    isShownAs[show](story, pictures) &&
    (persona === '' || story.persona === persona) &&
    says(title, story, wanted)
  return pages
    .filter(({ slug }) => page === '' || slug === page)
    .map(each => ({ ...each, stories: each.stories.filter(isWanted(each.title)) }))
    .filter(({ stories }) => stories.length > 0)
}

/**
 * The addresses of the stories that somebody sees first who types these words: a press opens the catalogue, one the field
 * for words, and one the card.
 */
export function seenFirst(rows: readonly CoveredState[], words: string): string[] {
  const asked = { page: '', persona: '', show: 'all', words } as const
  const found = findStories(pagesOf(rows), asked, { of: () => undefined })
  return found.flatMap(({ stories }) => stories.map(({ id }) => id)).slice(0, 6)
}

const rank = ({ title }: PageOfStories) => (title.startsWith('Flows/') ? 1 : 0)

type ShowTest = (story: ShownStory, pictures: Pictures) => boolean

const isShownAs: Readonly<Record<CoverageFilter['show'], ShowTest>> = {
  all: () => true,
  missing: () => false,
  refusals: ({ states }) => states.some(({ id }) => id.startsWith('error:')),
  'on a phone': ({ id }, pictures) => pictures.of(id, 'light', 'phone') !== undefined,
  'without a picture': ({ id }, pictures) => pictures.of(id, 'light') === undefined,
}

function says(title: string, { name, states }: ShownStory, words: readonly string[]): boolean {
  const text = [title, name, ...states.flatMap(({ id, sentence }) => [id, sentence])]
    .join(' ')
    .toLowerCase()
  return words.every(word => text.includes(word))
}
