import { patience, slowness } from '@kinfold/test-support/patience'
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import { TestEnvironment } from 'jest-environment-node'
import playwright from 'playwright'
import { shownOn } from './shown-on.ts'

/*
 * The test-runner would load itself, the hooks and a new browser context again for every file of
 * stories, which takes longer than a story. Here that happens once a worker, and a worker has one
 * page, which is loaded anew now and then: the browser keeps the code of the page it had.
 */
export default class StoryEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.browser = config.projectConfig
  }

  async setup() {
    await super.setup()
    const { preVisit, postVisit } = await getTestRunnerConfig()
    const { browser, context, page } = await openStorybook(this.browser)
    await page.evaluate(() => [localStorage, sessionStorage].map(storage => storage.clear()))
    Object.assign(this.global, {
      browser,
      context,
      page,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
      // The test-runner asks for it when a page was lost in the middle of a story, and opens the story once more.
      jestPlaywright: { resetPage: () => this.resetPage() },
    })
  }

  async resetPage() {
    await closePage(this.browser)
    Object.assign(this.global, await openPage(this.browser))
  }

  async handleTestEvent({ name, test, error }, { rootDescribeBlock }) {
    // Beside the failure itself, which is a mere string when time ran out.
    if (name === 'test_fn_failure' && !isAPicture(error))
      test.errors.push(asError(await shownOn(this.global.page)))
    if (name !== 'run_start') return
    if (only.size > 0) skipOthers(rootDescribeBlock)
    // The hooks compare by the expect of the file that runs, which knows the test's name.
    globalThis.expect = this.global.expect
  }
}

/** The full names of the tests that are run once more; none where all are run. */
const only = new Set(JSON.parse(process.env.KINFOLD_STORIES ?? '[]'))

function skipOthers({ children }, around = '') {
  for (const child of children) {
    const name = `${around}${child.name}`
    if (child.type === 'describeBlock') skipOthers(child, `${name} `)
    else if (!only.has(name)) child.mode = 'skip'
  }
}

/** What a changed picture shows, the picture says. */
const isAPicture = error => String(error?.message).startsWith('Changed pictures')

/** A report that is printed as it is, without where it was made. */
const asError = report => Object.assign(new Error(), { stack: report })

/** So many files share a page; after them it is loaded anew, which gives its memory back. */
const filesOfPage = 8
let files = 0

/** A page that hangs while it is loaded anew, or has no mocks then, is given up once, and another takes its place. */
async function openStorybook(config) {
  if (broken) throw broken
  const one = await openPage(config)
  files += 1
  if (files % filesOfPage !== 1 && (await isReady(one.page))) return one
  try {
    return await load(one)
  } catch {
    await closePage(config)
  }
  const another = await openPage(config)
  try {
    return await load(another)
  } catch (error) {
    broken = new Error(`${doesNotStart}\n${error.message}\n${await shownOn(another.page)}`)
    throw broken
  }
}

/** What two pages in a row didn't have, no other page of the same build has. */
let broken

const doesNotStart =
  'Storybook does not start in the browser: something that every story needs may be broken. `npm run storybook` shows it.'

/** Storybook with all that the test-runner adds, and with its mocks. */
async function load(one) {
  const thrown = []
  const note = ({ message }) => thrown.push(message)
  const hasStarted = () =>
    navigator.serviceWorker.controller && '__STORYBOOK_PREVIEW__' in globalThis
  one.page.on('pageerror', note)
  try {
    await setupPage(one.page, one.context)
    await one.page.waitForFunction(hasStarted, null, { timeout: patience(10_000) })
    return one
  } catch (error) {
    throw new Error([...thrown, error.message].join('\n'))
  } finally {
    one.page.off('pageerror', note)
  }
}

/** Whether it still shows Storybook, with all that the test-runner added. */
const isReady = page =>
  page.evaluate(() => typeof globalThis.__test === 'function').catch(() => false)

let opened

async function closePage(config) {
  const { browser } = await openPage(config)
  opened = undefined
  await browser.close()
}

// Of the windows of one Firefox only one has the focus, and in the others no focus is ever told of: a worker has its own.
function openBrowser({ browserName, wsEndpoint, testEnvironmentOptions }) {
  const { launchOptions } = testEnvironmentOptions['jest-playwright']
  return browserName === 'firefox'
    ? playwright.firefox.launch(launchOptions)
    : playwright[browserName].connect(wsEndpoint)
}

function openPage(config) {
  const { contextOptions } = config.testEnvironmentOptions['jest-playwright']
  opened ??= openBrowser(config).then(async browser => {
    const context = await browser.newContext(contextOptions)
    await context.addInitScript(`globalThis.slowness = ${slowness()}`)
    const page = await context.newPage()
    // The set-up of every file names the same functions, which a page keeps when it is loaded anew.
    const named = new Set()
    const exposeBinding = page.exposeBinding.bind(page)
    page.exposeBinding = async (name, ...rest) => {
      if (named.has(name)) return
      named.add(name)
      await exposeBinding(name, ...rest)
    }
    return { browser, context, page }
  })
  return opened
}
