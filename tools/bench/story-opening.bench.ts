// From the address of a story until it is seen, in the built Storybook on a weak phone that has opened it before.

import type { Row } from '@kinfold/test-support/bench/row'
import { throttle } from '@kinfold/test-support/bench/throttle'
import { findBrowser } from '@kinfold/test-support/browser/find-browser'
import { serveFolder } from '@kinfold/test-support/network/serve-folder'
import { type BrowserContext, chromium, devices } from 'playwright'
import { buildOnce } from '../build/build-once.ts'
import { storybook } from '../build/storybook.ts'

const mostMs = 1_500
const times = 5
const stories = [
  'primitives-button--default',
  'primitives-data-table--default',
  'pages-overview--ready',
  'pages-wallet--ready',
  'desk-transfers--ready',
]

export async function bench(): Promise<Row[]> {
  const { executablePath, args, env } = await findBrowser()
  await buildOnce(storybook)
  const served = await serveFolder(storybook.output)
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
  try {
    const rows: Row[] = []
    for (const story of stories) {
      const context = await browser.newContext(devices['Pixel 5'])
      const url = `${served.url}/iframe.html?id=${story}&viewMode=story`
      await openingOf(context, url, { isPhone: false })
      const took: number[] = []
      for (let time = 0; time < times; time++)
        took.push(await openingOf(context, url, { isPhone: true }))
      await context.close()
      const median = took.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? Number.NaN
      rows.push({
        name: `opening ${story} again (median of ${times}, CPU ×4, slow 4G)`,
        goal: `≤ ${mostMs} ms`,
        figure: Math.round(median),
        unit: 'ms',
        ok: median <= mostMs,
      })
    }
    return rows
  } finally {
    await browser.close()
    await served.stop()
  }
}

/** In milliseconds, as the page's own clock says. */
async function openingOf(
  context: BrowserContext,
  url: string,
  { isPhone }: { readonly isPhone: boolean },
): Promise<number> {
  const page = await context.newPage()
  if (isPhone) await throttle(page)
  await page.goto(url, { waitUntil: 'commit' })
  const seen = await page.waitForFunction(
    () => document.querySelector('#storybook-root > *')?.checkVisibility() && performance.now(),
    undefined,
    { polling: 'raf', timeout: 120_000 },
  )
  const at = Number(await seen.jsonValue())
  await page.close()
  return at
}
