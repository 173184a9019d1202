import { type Pictures, readPictures } from '@kinfold/ui/read-pictures'
import { Thumbnail } from '@kinfold/ui/thumbnail'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { newest } from '../changes.ts'

type Catalogue = { readonly stateCatalogue: readonly unknown[] }

// By place, as main.ts reads the stories themselves. That each state has a story is seen in the coverage.
const apps = [
  {
    name: 'members’ app',
    coverage: 'foundations-state-coverage--every-state',
    catalogue: import.meta.glob<Catalogue>(
      '../../apps/web/src/state-catalogue/state-catalogue.ts',
      { eager: true },
    ),
  },
  {
    name: 'desk',
    coverage: 'desk-state-coverage--every-state',
    catalogue: import.meta.glob<Catalogue>(
      '../../apps/desk/src/state-catalogue/state-catalogue.ts',
      { eager: true },
    ),
  },
] as const

const statesOf = ({ catalogue }: (typeof apps)[number]) =>
  Object.values(catalogue).flatMap(({ stateCatalogue }) => stateCatalogue)

const richest = [
  ['pages-overview--ready', 'Overview', 'All of a member’s money in one figure, and what is next.'],
  ['pages-portfolio--ready', 'Portfolio', 'What was paid in, what it earned, and what comes.'],
  ['pages-contribute--ready', 'Contribute', 'Choosing an amount and a way to pay.'],
  ['pages-investment-report--ready', 'Investment report', 'A month or a year, told in figures.'],
  ['desk-today--ready', 'Today at the desk', 'What waits for an operator this morning.'],
  ['desk-kyc--ready', 'Documents', 'A queue beside its case, decided by keys alone.'],
] as const

function WelcomePage({ pictures }: { pictures: Pictures }) {
  return (
    <article className="mx-auto flex max-w-page flex-col gap-12 px-4 py-8 text-ink md:py-12">
      <header className="max-w-prose">
        <h1 className="text-display font-semibold">What Kinfold looks like</h1>
        <p className="mt-3 text-lead text-ink-muted">
          The parts, pages and mails of a private investment club, in every state a person can meet.
          Nothing here is a drawing: each story is the product itself, answered by the people of a
          demo club on one and the same day.
        </p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2">
        {apps.map(app => (
          <Coverage key={app.name} app={app} />
        ))}
      </ul>
      <Part title="Begin with these">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(72),100%),1fr))] gap-4">
          {richest.map(([story, name, sentence]) => (
            <li key={story} className="overflow-hidden rounded-card border border-line bg-surface">
              <ToStory story={story} className="block no-underline">
                <Thumbnail pictures={pictures} story={story} />
                <span className="block px-4 pt-3 text-body font-semibold">{name}</span>
                <span className="block px-4 pt-1 pb-4 text-small text-ink-muted">{sentence}</span>
              </ToStory>
            </li>
          ))}
        </ul>
      </Part>
      <New />
      <div className="grid gap-12 md:grid-cols-2">
        <Part title="How to review a state">
          <Steps>
            <li>
              Find it: press Ctrl K (⌘ K) and type a word of it, or choose its page in the{' '}
              <ToStory story={apps[0].coverage}>members’ states</ToStory> or the{' '}
              <ToStory story={apps[1].coverage}>desk’s</ToStory>, or walk a{' '}
              <ToStory story="foundations-filmstrips--every-flow">way through the product</ToStory>.
            </li>
            <li>Read “What to see” below the story: it says what should be there.</li>
            <li>
              Change what is around it in the toolbar: the theme, whose page it is, hidden amounts,
              letters at 200 %, forced colours, a slow network, the words, the direction, the width.
            </li>
            <li>“Accessibility” names what a rule finds; “Interactions” shows what was tried.</li>
          </Steps>
        </Part>
        <Part title="How to send what you see">
          <Steps>
            <li>
              “Copy link” below the story keeps its theme, its person and all else that the toolbar
              was set to; “Copy as issue” adds what should be seen there.
            </li>
            <li>
              For the page alone, without the frame around it, press the arrow at the right of the
              toolbar (“Open canvas in new tab”), or copy its link there.
            </li>
            <li>
              Values go on to a drawing tool from{' '}
              <ToStory story="foundations-tokens--tokens">Tokens</ToStory>, and every mail is listed
              under <ToStory story="e-mails-every-mail--every-mail-that-exists">E-mails</ToStory>.
            </li>
          </Steps>
        </Part>
      </div>
    </article>
  )
}

function New() {
  const { since, changes } = newest
  if (changes.length === 0) return null
  return (
    <Part title={`New in the parts since ${since}`}>
      <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5 text-body">
        {changes.map(change => (
          <li key={change}>{change.replaceAll('`', '')}</li>
        ))}
      </ul>
    </Part>
  )
}

function Coverage({ app }: { app: (typeof apps)[number] }) {
  return (
    <li className="rounded-card border border-line bg-surface p-5">
      <p className="figures text-hero font-semibold">{statesOf(app).length}</p>
      <p className="mt-1 text-body text-ink-muted">
        states of the {app.name}, each with a story.{' '}
        <ToStory story={app.coverage}>See them all</ToStory>
      </p>
    </li>
  )
}

type ToStoryProps = {
  readonly story: string
  readonly className?: string
  readonly children: ReactNode
}

function ToStory({ story, className = 'underline', children }: ToStoryProps) {
  return (
    <a target="_top" href={`?path=/story/${story}`} className={`text-link ${className}`}>
      {children}
    </a>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-heading font-semibold">{title}</h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}

function Steps({ children }: { children: ReactNode }) {
  return <ol className="flex list-decimal flex-col gap-2.5 ps-5 text-body">{children}</ol>
}

const meta = {
  title: 'Welcome',
  loaders: [async () => ({ pictures: await readPictures() })],
  render: (_, { loaded }) => <WelcomePage pictures={loaded.pictures} />,
} satisfies Meta

export default meta

export const Welcome: StoryObj = {
  parameters: {
    layout: 'fullscreen',
    pictures: false,
    docs: {
      description: {
        story: 'Where to begin: what is here, how many states there are, and how to review.',
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const app of apps) {
      const states = statesOf(app).length
      await expect(states).toBeGreaterThan(0)
      await expect(canvas.getByText(states)).toBeVisible()
    }
    await expect(canvas.queryByText(/No picture/)).toBeNull()
  },
}
