import type { Page } from 'playwright'
import { patience } from '../patience.ts'

export type WebDriverSession = {
  /** Of the browser. */
  readonly version: string
  open(url: string): Promise<void>
  resizeWindow(size: { width: number; height: number }): Promise<void>
  /** From here on it looks into the only frame of the page, until another is opened. */
  enterFrame(): Promise<void>
  /** Like Playwright's: a function without anything from around it, and what it is given. */
  readonly evaluate: Page['evaluate']
  end(): Promise<void>
}

const longestScript = patience(60_000)

/** A browser behind a driver that speaks WebDriver, and nothing newer: https://www.w3.org/TR/webdriver2/. */
export async function openSession(driver: string, browser: object): Promise<WebDriverSession> {
  const wanted = { ...browser, timeouts: { script: longestScript, pageLoad: longestScript } }
  const { sessionId, capabilities } = await ask('POST', `${driver}/session`, {
    capabilities: { alwaysMatch: wanted },
  })
  const session = `${driver}/session/${sessionId}`
  return {
    version: capabilities.browserVersion,
    open: url => ask('POST', `${session}/url`, { url }),
    resizeWindow: size => ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...size }),
    enterFrame: () => ask('POST', `${session}/frame`, { id: 0 }),
    async evaluate(look: unknown, given: unknown = null) {
      const { told, wrong } = await ask('POST', `${session}/execute/async`, {
        script: scriptOf(String(look)),
        args: [given],
      })
      if (wrong !== undefined) throw new Error(wrong)
      return told
    },
    end: () => ask('DELETE', session),
  }
}

const scriptOf = (look: string) => `
  const [given, done] = arguments
  new Promise(told => told((${look})(given))).then(
    told => done({ told }),
    error => done({ wrong: String(error?.message ?? error) }),
  )`

/** What it answers is known by the command alone. */
async function ask(method: string, url: string, body?: object) {
  const answer = await fetch(url, {
    method,
    // A driver that has lost its browser may say nothing.
    signal: AbortSignal.timeout(longestScript + patience(30_000)),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
