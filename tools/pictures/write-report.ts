import { existsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Area, changedArea, zoomOf } from './changed-area.ts'
import { changedPictures } from './changed-pictures.ts'
import { picturePage, pictureReport } from './picture-folders.ts'

/** A page with each changed picture beside the accepted one, near and whole. Answers its path, or nothing when none differs. */
export async function writePictureReport(): Promise<string | undefined> {
  const changed = changedPictures()
  if (changed.length === 0) return undefined
  const byStory = Map.groupBy(changed, name => path.basename(name))
  const sections = await Promise.all(
    [...byStory].map(async ([story, names]) => {
      const modes = await Promise.all(names.map(modeOnce))
      return `<h2>${story}</h2>${modes.join('')}`
    }),
  )
  writeFileSync(
    picturePage,
    `<!doctype html><meta charset="utf-8"><title>Changed pictures</title>${style}${sections.join('')}`,
  )
  return picturePage
}

/** The page is written with each picture that comes, and where a picture differs is looked for once. */
const compared = new Map<string, Promise<string>>()

function modeOnce(name: string): Promise<string> {
  const { mtimeMs } = statSync(path.join(pictureReport, 'actual', `${name}.png`))
  const key = `${name} ${mtimeMs}`
  const known = compared.get(key) ?? mode(name)
  compared.set(key, known)
  return known
}

async function mode(name: string): Promise<string> {
  const file = `${name}.png`
  const [expected, actual] = ['expected', 'actual'].map(kind =>
    path.join(pictureReport, kind, file),
  )
  const title = `<h3>${path.dirname(file)}</h3>`
  if (expected === undefined || actual === undefined || !existsSync(expected))
    return `${title}<p>Nothing was accepted before.</p>${whole('actual', file)}`
  const area = await changedArea(expected, actual)
  return `${title}<div>${near('expected', file, area)}${near('actual', file, area)}</div>
    <details><summary>All of it</summary><div>${whole('expected', file)}${whole('actual', file)}</div></details>`
}

const captions = { expected: 'Accepted', actual: 'Now' }
type Kind = keyof typeof captions

/** Only what has changed, as large as there is room for, and never smaller than it is. */
function near(kind: Kind, file: string, area: Area): string {
  const { left, top, width, height } = area
  const zoom = zoomOf(area)
  const size = `width:${width * zoom}px;height:${height * zoom}px`
  const place = `transform:scale(${zoom}) translate(${-left}px,${-top}px)`
  return figure(kind, `<p style="${size}"><img src="${kind}/${file}" alt="" style="${place}"></p>`)
}

const whole = (kind: Kind, file: string) => figure(kind, `<img src="${kind}/${file}" alt="">`)

const figure = (kind: Kind, picture: string) =>
  `<figure><figcaption>${captions[kind]}</figcaption>${picture}</figure>`

const style = `<style>
  body { font: 15px system-ui; margin: 2rem; background: #eee; color: #222 }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0 } figcaption { margin-bottom: .25rem }
  p { margin: 0; overflow: hidden; border: 1px solid #999 } p img { image-rendering: pixelated; transform-origin: 0 0 }
  details { margin-top: 1rem } details div { display: grid; grid-template-columns: 1fr 1fr } details img { max-width: 100%; border: 1px solid #999 }
</style>`
