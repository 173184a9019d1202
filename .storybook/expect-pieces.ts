import { patience } from '@kinfold/ui/patience'
import type { Page } from 'playwright'
import type { VisitedStory } from './visited-story.ts'

/** What the part's page numbers is there to be seen, in the story that the page shows. */
export async function expectPieces(page: Page, { anatomy }: VisitedStory, id: string) {
  if (!anatomy || !id.endsWith(`--${anatomy.story}`)) return
  const missing: string[] = []
  for (const { name, at } of anatomy.pieces) {
    const seen = page
      .locator(at)
      .first()
      .waitFor({ timeout: patience(5_000) })
    await seen.catch(() => missing.push(`${name} (${at})`))
  }
  if (missing.length > 0)
    throw new Error(
      `The part's page names pieces that its story does not show: ${missing.join(', ')}`,
    )
}
