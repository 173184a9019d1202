import { queryConfig } from '@kinfold/api/query/query-config'
import '@kinfold/ui/styles.css'
import { demoClubOf, markOf } from '@kinfold/personas/clubs/demo-club-of'
import { referenceMoment } from '@kinfold/personas/reference-day'
import { Brand } from '@kinfold/ui/brand'
import { describeCommonProps } from '@kinfold/ui/describe-common-props'
import { patience } from '@kinfold/ui/patience'
import { applyTheme } from '@kinfold/ui/theme'
import { toast } from '@kinfold/ui/toast'
import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { set as freezeDate, reset as releaseDate } from 'mockdate'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
// biome-ignore lint/style/noRestrictedImports: a page of documentation is no page of the product
import { type ComponentProps, lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { SWRConfig } from 'swr'
import { forgetCallsUnderWay, untilAnswered, untilQuiet, watchCalls } from './calls-under-way.ts'
import { takeSamePictures } from './hosted-pictures.ts'
import { createStyleOf, findFreshWords, freshWords, noteFreshWords } from './looks.ts'
import { viewports } from './modes.ts'
import { SpokenLanguage, speak } from './speak.tsx'
import { changeAnswers } from './toolbar/change-answers.ts'
import { changePage } from './toolbar/change-page.ts'
import { toolbar } from './toolbar/toolbar.ts'
import { failOnUnansweredCalls, forgetUnansweredCalls, unansweredCall } from './unanswered-calls.ts'
import { untilStill } from './until-still.ts'

// Set while rendering, not in an effect: the first paint already has the right colours.
const inTheme: Decorator = (Story, { globals }) => {
  applyTheme(globals.theme === 'dark' ? 'dark' : 'light')
  return <Story />
}

// A part of no page stands in the club too; a page has its own, from its app.
const inClub: Decorator = (Story, { globals }) => {
  const club = demoClubOf(globals.club)
  if (!club) return <Story />
  const configuration = { name: club.settings.CLUB_NAME ?? '', mark: markOf(club) }
  return (
    <Brand configuration={configuration}>
      <Story />
    </Brand>
  )
}

const inLanguage: Decorator = Story => (
  <SpokenLanguage>
    <Story />
  </SpokenLanguage>
)

const isWord = (said: unknown) => typeof said === 'string'

// A cache of its own for each story, and for each thing that the toolbar says: nothing that was loaded before shows.
const withOwnCache: Decorator = (Story, { id, globals: { viewport: _, ...said } }) => (
  <SWRConfig
    key={`${id} ${Object.values(said).filter(isWord).join(' ')}`}
    value={{ ...queryConfig, provider: () => new Map(), dedupingInterval: 0 }}
  >
    <Story />
  </SWRConfig>
)

// A picture in a page of documentation: what opens in it would take the focus, and the page would go there.
if (new URLSearchParams(location.search).has('picture')) HTMLElement.prototype.focus = () => {}

const worker = setupWorker(unansweredCall)
watchCalls()

async function startWorker() {
  // Beside this page, wherever Storybook is served.
  const { pathname } = new URL('story-worker.js', location.href)
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: pathname },
  })
  return worker
}

// At once, and not for the first story: the runner waits for it when it has loaded the page.
const started = startWorker()
const answerAsStory = mswLoader(() => started)

const answer: Loader = async context => {
  await untilAnswered()
  await answerAsStory(context)
  await changeAnswers(context, worker)
  return {}
}

// What draws documentation is large, and a story has no use for it.
const LazyContainer = lazy(async () => ({
  default: (await import('./docs-container.tsx')).DocsContainer,
}))

const LazyPage = lazy(async () => ({ default: (await import('./docs-page.tsx')).DocsPage }))

function DocsContainer(props: ComponentProps<typeof LazyContainer>) {
  return (
    <Suspense fallback={null}>
      <LazyContainer {...props} />
    </Suspense>
  )
}

const underTest = navigator.webdriver

// A find waits for what it looks for, so a slow machine costs time and never a failure.
// Each try that finds nothing would print the whole page, which the person who reads the failure has before them.
configure({
  asyncUtilTimeout: patience(15_000),
  getElementError: message => new Error(message ?? 'Nothing was found.'),
})

// Words that are there before their font are laid out anew when it comes, and a field may keep a letter's place: the
// first story of a page would look different. A face of this machine's own fonts may be missing.
const loadFonts: Loader = async () => {
  await Promise.allSettled([...document.fonts].map(face => face.load()))
  return {}
}

// A chunk like any other, which the browser keeps compiled for the next page.
const loadAxe = () => import('axe-core')

// The runner switches theme and language of a story that has already rendered, and asks again in the end: a call may come late.
Object.assign(globalThis, {
  applyTheme,
  createStyleOf,
  failOnUnansweredCalls,
  findFreshWords,
  freshWords,
  loadAxe,
  noteFreshWords,
  speak,
  untilQuiet,
  untilStill,
})

const preview: Preview = {
  decorators: [inTheme, inClub, inLanguage, withOwnCache],
  loaders: [answer, loadFonts],
  beforeEach: [
    ({ canvasElement }) => {
      // All stories are drawn in the same element: what one did to it is not for the next to show.
      canvasElement.removeAttribute('style')
      forgetUnansweredCalls()
      forgetCallsUnderWay()
      // A toaster that mounts shows what is still active: the message of the story before.
      toast.dismiss()
      // Only the date stands still; timers run.
      freezeDate(referenceMoment)
      return releaseDate
    },
    changePage,
  ],
  afterEach: failOnUnansweredCalls,
  argTypesEnhancers: [describeCommonProps, takeSamePictures],
  globalTypes: toolbar,
  // Under test the runner looks at accessibility itself, in both themes.
  initialGlobals: { theme: 'light', a11y: { manual: underTest } },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: { container: DocsContainer, page: LazyPage },
    a11y: { test: 'error' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Primitives',
          'Patterns',
          'Pages',
          'E-mails',
          'Papers',
          'Flows',
          'Desk',
          'Tests',
        ],
      },
    },
  },
}

export default preview
