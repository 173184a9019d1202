import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import type { VisitedStory } from './visited-story.ts'

const folder = path.join(import.meta.dirname, 'told')

/** Of a part's own page, as it is used most: `Primitives/Button` Default. */
const isTold = ({ title }: VisitedStory, id: string): boolean =>
  /^Primitives\/[^/]+$/.test(title) && id.endsWith('--default')

/** What the part's page shows of it, and what it is now: roles, names and states, a line each. */
export async function expectTold(
  page: Page,
  story: VisitedStory,
  { id, isAccepting }: { id: string; isAccepting: boolean },
): Promise<void> {
  if (!isTold(story, id)) return
  const file = path.join(folder, `${id.replace('--default', '')}.txt`)
  const told = `${await page.locator('#storybook-root').ariaSnapshot()}\n`
  const accepted = readAccepted(file)
  if (told === accepted) return
  if (!isAccepting)
    throw new Error(
      `A screen reader is told something else. If it is better, \`npm run pictures:accept -- ${partOf(story)}\` accepts it.\nBefore:\n${accepted}\nNow:\n${told}`,
    )
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, told)
}

/** As its folder is called: `select-field`. */
const partOf = ({ title, parameters }: VisitedStory) =>
  parameters.fileName?.split('/').at(-2) ?? title

function readAccepted(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
