// Visits the stories that it is told of in WebKit, one after the other, and prints what became of each.
import { argv, env, stdout } from 'node:process'
import { shownOn } from '../shown-on.ts'
import { openStoryFrame } from './open-story-frame.ts'
import { visitStory } from './visit-story.ts'

const [storybook = ''] = argv.slice(2)
const webkit = JSON.parse(env.KINFOLD_BROWSER ?? '{}')
const ids: readonly string[] = JSON.parse(env.KINFOLD_STORIES ?? '[]')

/** So many stories share a page; after them it is loaded anew. */
const storiesOfPage = 8

let frame = await openStoryFrame(webkit, storybook)
let onPage = 0
const visits: { id: string; milliseconds: number; wrong?: string }[] = []
for (const id of ids) {
  const started = performance.now()
  const failure = await visit(id).then(
    () => undefined,
    async error => ({ wrong: `${error.message}\n\n${await shownOn(frame)}` }),
  )
  visits.push({ id, milliseconds: performance.now() - started, ...failure })
  if (failure === undefined) continue
  // It may hang, or be gone.
  await frame.end().catch(() => undefined)
  frame = await openStoryFrame(webkit, storybook)
  onPage = 0
}
await frame.end()
stdout.write(JSON.stringify({ version: frame.version, visits }))

async function visit(id: string): Promise<void> {
  if (onPage % storiesOfPage === 0) await frame.load()
  onPage += 1
  await visitStory(frame, id)
}
