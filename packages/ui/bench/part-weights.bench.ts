// What each part alone adds to a page that already has React: the price of importing it.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

type Row = { name: string; goal: string; figure: number; unit: string; ok: boolean }

/** `later` is what comes only when it is needed: an open list, for instance. */
type Weight = { bytes: number; later: number }

const source = fileURLToPath(new URL('../src', import.meta.url))
const alreadyOnThePage = [/^react($|\/)/, /^react-dom($|\/)/]

/** Everything that is imported as `@kinfold/ui/<part>`: folders whose main file has the folder's name. */
function partFiles(): { part: string; file: string }[] {
  return readdirSync(source, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => ({ part: name, file: path.join(source, name, `${name}.tsx`) }))
    .filter(({ part, file }) => readdirSync(path.join(source, part)).includes(path.basename(file)))
    .concat({ part: 'toaster', file: path.join(source, 'toast/toaster.tsx') })
}

async function weigh(file: string): Promise<Weight> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: { entry: file, formats: ['es'] },
      rollupOptions: { external: alreadyOnThePage },
    },
  })
  const chunks = [result]
    .flat()
    .flatMap(each => ('output' in each ? each.output : []))
    .filter(each => each.type === 'chunk')
  const first = new Set(chunks.filter(each => each.isEntry).map(each => each.fileName))
  for (const name of first) {
    const chunk = chunks.find(each => each.fileName === name)
    for (const imported of chunk?.imports ?? []) first.add(imported)
  }
  const weight = { bytes: 0, later: 0 }
  for (const { fileName, code } of chunks)
    weight[first.has(fileName) ? 'bytes' : 'later'] += brotliCompressSync(code).byteLength
  return weight
}

// A part alone pays for what a page has once. Of each field, 0.6 kB have errors heard that come late.
// Parts that stand on a Radix primitive pay for its keyboard and focus work, fields with a panel for the panel; the
// rest is markup and classes. Of the accordion 8.9 kB are Radix's, of the tabs 9.3; the table carries sorting, cards
// and links of its own.
const bounds: Record<string, number> = {
  accordion: 11,
  'amount-field': 7,
  'checkbox-field': 9.2,
  'data-table': 7.8,
  'date-field': 7.8,
  'dropdown-menu': 34,
  'file-drop': 15.5,
  'files-drop': 16.5,
  modal: 14,
  'month-picker': 8.4,
  'phone-field': 8.6,
  'radio-cards': 14.6,
  'receipt-sheet': 17,
  'select-field': 9.6,
  switch: 8.2,
  tabs: 10.9,
  toaster: 12,
  tooltip: 21,
  'way-to-pay': 16.6,
  // The table with its boxes, bar, keys and menu.
  'work-table': 17,
}
const usualBound = 6

export async function bench(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { part, file } of partFiles()) {
    const { bytes, later } = await weigh(file)
    const bound = bounds[part] ?? usualBound
    const name = later > 0 ? `${part} (+ ${(later / 1000).toFixed(1)} kB when it is opened)` : part
    const figure = bytes / 1000
    rows.push({ name, goal: `≤ ${bound} kB brotli`, figure, unit: 'kB', ok: figure <= bound })
  }
  return rows
}
