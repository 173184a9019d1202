import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import { TestEnvironment } from 'jest-environment-node'
import { chromium } from 'playwright'

/*
 * The test-runner would load itself, the hooks and a new browser context again for every file of
 * stories, which takes longer than a story. Here that happens once a worker; a file gets a new page.
 */
export default class StoryEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context)
    this.browser = config.projectConfig
  }

  async setup() {
    await super.setup()
    const { preVisit, postVisit } = await getTestRunnerConfig()
    const { browser, context } = await openContext(this.browser)
    this.page = await context.newPage()
    await setupPage(this.page, context)
    await this.page.evaluate(() => [localStorage, sessionStorage].map(storage => storage.clear()))
    Object.assign(this.global, {
      browser,
      context,
      page: this.page,
      __sbPreVisit: preVisit,
      __sbPostVisit: postVisit,
      __sbSetupPage: setupPage,
    })
  }

  async handleTestEvent({ name }) {
    if (name !== 'run_start') return
    // The hooks compare by the expect of the file that runs, which knows the test's name.
    globalThis.expect = this.global.expect
    const { setup } = await getTestRunnerConfig()
    setup()
  }

  async teardown() {
    await this.page?.close()
    await super.teardown()
  }
}

let opened

function openContext({ wsEndpoint, testEnvironmentOptions }) {
  opened ??= chromium.connect(wsEndpoint).then(async browser => ({
    browser,
    context: await browser.newContext(testEnvironmentOptions['jest-playwright'].contextOptions),
  }))
  return opened
}
