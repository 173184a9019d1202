import {
  type CoverageFilter,
  findStories,
  pagesOf,
  type ShownStory,
  shows,
} from './find-stories.ts'
import { type CoveredState, isShown } from './read-coverage.ts'
import type { Device, Pictures } from './read-pictures.ts'
import { Thumbnail } from './thumbnail.tsx'

type StateCoverageProps = CoverageFilter & {
  readonly rows: readonly CoveredState[]
  readonly pictures: Pictures
  readonly onFilter: (filter: Partial<CoverageFilter>) => void
}

/** A catalogue of states by page, each story under its picture; what no story shows is called missing. */
export function StateCoverage({ rows, pictures, onFilter, ...filter }: StateCoverageProps) {
  const { page, persona, show, words } = filter
  const missing = rows.filter(row => !isShown(row))
  const pages = pagesOf(rows)
  const device = show === 'on a phone' ? 'phone' : undefined
  const personas = [
    ...new Set(rows.flatMap(row => row.stories.flatMap(claim => claim.persona ?? []))),
  ]
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
          label="Whose page"
          value={persona}
          options={[
            ['', 'Anybody'],
            ...personas.sort().map(each => [each, capital(each)] as const),
          ]}
          onChoose={chosen => onFilter({ persona: chosen })}
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
            // Not held by the arguments: they come back a moment later, and letters typed meanwhile would be lost.
            defaultValue={words}
            onChange={event => onFilter({ words: event.target.value })}
            className={choiceClass}
          />
        </label>
      </div>
      {page === '' ? <Missing rows={missing} isAsked={show === 'missing'} /> : null}
      {findStories(pages, filter, pictures).map(({ slug, title, stories }) => (
        <PageOfStates
          key={slug}
          title={title}
          stories={stories}
          pictures={pictures}
          device={device}
        />
      ))}
    </div>
  )
}

const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

const showNames = {
  all: 'Every state',
  refusals: 'Refusals of the server',
  'on a phone': 'On a phone',
  missing: 'Missing: no story yet',
  'without a picture': 'Stories without a picture',
} as const

type PageOfStatesProps = {
  readonly title: string
  readonly stories: readonly ShownStory[]
  readonly pictures: Pictures
  readonly device: Device | undefined
}

function PageOfStates({ title, stories, pictures, device }: PageOfStatesProps) {
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
