import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** No violation of any rule of axe in what stands on the page right now. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    const axe: typeof import('axe-core') = Reflect.get(globalThis, 'axe')
    const { violations }: AxeResults = await axe.run({
      resultTypes: ['violations'],
      // A menu hangs beside its button in the tree of meaning, and outside of every landmark in the document.
      rules: { region: { enabled: !document.querySelector('[role=menu]') } },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(found, `on ${page.url()}`).toEqual([])
}
