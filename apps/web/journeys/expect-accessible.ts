import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const colourRules = ['color-contrast', 'link-in-text-block']

/** No violation of any rule of axe in what stands on the page right now, nor of the rules about colours in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  await expectNoViolation(page)
  await useTheme(page, 'dark')
  await expectNoViolation(page, colourRules)
  await useTheme(page, 'light')
}

/** In place: it changes the colours and nothing else. */
const useTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate(async isDark => {
    document.documentElement.classList.toggle('dark', isDark)
    await new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))
  }, theme === 'dark')

async function expectNoViolation(page: Page, only?: readonly string[]): Promise<void> {
  const found = await page.evaluate(async only => {
    const axe: typeof import('axe-core') = Reflect.get(globalThis, 'axe')
    const { violations }: AxeResults = await axe.run({
      resultTypes: ['violations'],
      // A menu hangs beside its button in the tree of meaning, and outside of every landmark in the document.
      rules: { region: { enabled: !document.querySelector('[role=menu]') } },
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, only)
  const where = `on ${page.url()}${only ? ', dark' : ''}`
  expect(found, where).toEqual([])
}
