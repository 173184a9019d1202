import { toId } from 'storybook/internal/csf'
import { type CoveredState, isShown } from './read-coverage.ts'
import type { Device, Pictures } from './read-pictures.ts'
import { Thumbnail } from './thumbnail.tsx'

export type CoverageFilter = {
  /** One page alone, as its stories' addresses begin; empty for all. */
  readonly page: string
  readonly show: 'all' | 'refusals' | 'on a phone' | 'missing' | 'without a picture'
  /** What a story's name, its states or their sentences say; empty for all. */
  readonly words: string
}

type StateCoverageProps = CoverageFilter & {
  readonly rows: readonly CoveredState[]
  readonly pictures: Pictures
  readonly onFilter: (filter: Partial<CoverageFilter>) => void
}

/** A catalogue of states by page, each story under its picture; what no story shows is called missing. */
export function StateCoverage({ rows, pictures, page, show, words, onFilter }: StateCoverageProps) {
  const missing = rows.filter(row => !isShown(row))
  const pages = pagesOf(rows)
  const wanted = show === 'missing' ? [] : pages.filter(({ slug }) => page === '' || slug === page)
  const device = show === 'on a phone' ? 'phone' : undefined
  const isWanted = (story: ShownStory) => isShownAs[show](story, pictures) && says(story, words)
  return (
    <div className="mx-auto max-w-page py-6 text-ink">
      <h1 className="text-display font-semibold">Every state and its stories</h1>
      <p className="mt-2 max-w-prose text-ink-muted">
        {rows.length - missing.length} of {rows.length} states have a story, on {pages.length}{' '}
        pages. A card leads to its story.
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Choice
          label="Page"
          value={page}
          options={[['', 'All pages'], ...pages.map(each => [each.slug, each.title] as const)]}
          onChoose={chosen => onFilter({ page: chosen })}
        />
        <Choice
          label="Show"
          value={show}
          options={shows.map(each => [each, showNames[each]] as const)}
          onChoose={chosen => onFilter({ show: shows.find(each => each === chosen) ?? 'all' })}
        />
        <label className="grid gap-1 text-caption text-ink-muted">
          With the words
          <input
            type="search"
            value={words}
            onChange={event => onFilter({ words: event.target.value })}
            className={choiceClass}
          />
        </label>
      </div>
      {page === '' ? <Missing rows={missing} isAsked={show === 'missing'} /> : null}
      {wanted.map(({ slug, title, stories }) => (
        <PageOfStates
          key={slug}
          title={title}
          stories={stories.filter(isWanted)}
          pictures={pictures}
          device={device}
        />
      ))}
    </div>
  )
}

const shows = ['all', 'refusals', 'on a phone', 'missing', 'without a picture'] as const
const showNames = {
  all: 'Every state',
  refusals: 'Refusals of the server',
  'on a phone': 'On a phone',
  missing: 'Missing: no story yet',
  'without a picture': 'Stories without a picture',
} as const

type ShowTest = (story: ShownStory, pictures: Pictures) => boolean

const isShownAs: Readonly<Record<CoverageFilter['show'], ShowTest>> = {
  all: () => true,
  missing: () => false,
  refusals: ({ states }) => states.some(({ id }) => id.startsWith('error:')),
  'on a phone': ({ id }, pictures) => pictures.of(id, 'light', 'phone') !== undefined,
  'without a picture': ({ id }, pictures) => pictures.of(id, 'light') === undefined,
}

const says = ({ name, states }: ShownStory, words: string) =>
  [name, ...states.flatMap(({ id, sentence }) => [id, sentence])]
    .join(' ')
    .toLowerCase()
    .includes(words.trim().toLowerCase())

type ShownStory = {
  readonly id: string
  readonly name: string
  readonly states: readonly CoveredState[]
}
type PageOfStories = {
  readonly slug: string
  readonly title: string
  readonly stories: readonly ShownStory[]
}

function pagesOf(rows: readonly CoveredState[]): PageOfStories[] {
  const claims = rows.flatMap(row => row.stories.map(claim => ({ claim, row })))
  return [...Map.groupBy(claims, ({ claim }) => claim.title)]
    .map(([title, ofPage]) => ({
      slug: toId(title),
      title,
      stories: [...Map.groupBy(ofPage, ({ claim }) => claim.id)].map(([id, ofStory]) => ({
        id,
        name: ofStory[0]?.claim.story ?? id,
        states: ofStory.map(({ row }) => row),
      })),
    }))
    .sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title))
}

// Pages are what one looks for; ways through many of them come last.
const rank = ({ title }: PageOfStories) => (title.startsWith('Flows/') ? 1 : 0)

type PageOfStatesProps = {
  readonly title: string
  readonly stories: readonly ShownStory[]
  readonly pictures: Pictures
  readonly device: Device | undefined
}

function PageOfStates({ title, stories, pictures, device }: PageOfStatesProps) {
  if (stories.length === 0) return null
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="border-b border-line pb-2 text-title font-semibold">
        {title} <span className="text-small font-normal text-ink-muted">{stories.length}</span>
      </h2>
      <ul
        className={`mt-4 grid gap-4 ${device ? 'grid-cols-[repeat(auto-fill,minmax(min(--spacing(40),100%),1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(min(--spacing(64),100%),1fr))]'}`}
      >
        {stories.map(({ id, name, states }) => (
          <li key={id} className="overflow-hidden rounded-card border border-line bg-surface">
            <a
              href={`?path=/story/${id}`}
              target="_top"
              className="block rounded-card text-small font-semibold text-link focus-visible:-outline-offset-2"
            >
              <Thumbnail pictures={pictures} story={id} device={device} />
              <span className="block px-3.5 pt-3">{name}</span>
            </a>
            <ul className="px-3.5 pt-1 pb-3.5 text-caption text-ink-muted">
              {states.map(state => (
                <li key={state.id} className="mt-1.5">
                  {state.sentence}{' '}
                  <code className="text-ink-subtle [overflow-wrap:anywhere]">{state.id}</code>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

type MissingProps = { readonly rows: readonly CoveredState[]; readonly isAsked: boolean }

function Missing({ rows, isAsked }: MissingProps) {
  if (rows.length === 0)
    return isAsked ? <p className="mt-8 text-body">Every state has a story.</p> : null
  return (
    <section aria-label="Missing" className="mt-8 rounded-card border border-line bg-surface p-4">
      <h2 className="text-title font-semibold text-danger">missing</h2>
      <ul>
        {rows.map(({ id, sentence }) => (
          <li key={id} className="mt-2 text-small">
            {sentence} <code className="text-caption text-ink-muted">{id}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, title: string])[]
  readonly onChoose: (value: string) => void
}

const choiceClass =
  'min-h-11 rounded-option border border-line-strong bg-surface px-3 text-small text-ink'

// The browser's own: a tool for reviewers and no part of the product.
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="grid gap-1 text-caption text-ink-muted">
      {label}
      <select
        value={value}
        onChange={event => onChoose(event.target.value)}
        className={choiceClass}
      >
        {options.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
