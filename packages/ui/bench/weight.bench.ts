// What each part adds to a page that has React already. The parts share much of it, so two cost less than their sum.
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import type { Row } from '../../../tools/bench/row.ts'

const src = path.join(import.meta.dirname, '../src')
const entryName = '\0entry.ts'

// kB; the goals leave a little room over what the library underneath weighs by itself.
const goals: Record<string, number> = {
  'button/button.tsx': 4,
  'icon-button/icon-button.tsx': 4,
  'text-field/text-field.tsx': 4,
  'password-field/password-field.tsx': 5,
  'select-field/select-field.tsx': 5,
  'checkbox-field/checkbox-field.tsx': 8,
  'radio-cards/radio-cards.tsx': 12,
  'switch/switch.tsx': 7,
  'modal/modal.tsx': 15,
  'dropdown-menu/dropdown-menu.tsx': 29,
  'tooltip/tooltip.tsx': 18,
  'popover/popover.tsx': 22,
  'toast/toast.ts': 5,
  'toast/toaster.tsx': 11,
  'phone-field/phone-field.tsx': 7,
  'amount-field/amount-field.tsx': 6,
  'otp-field/otp-field.tsx': 12,
  'file-drop/file-drop.tsx': 12,
  'date-field/date-field.tsx': 6,
  'month-picker/month-picker.tsx': 7,
}

/** Only what is loaded at once: what floats over a field, and the calendar in it, come on idle or when needed. */
async function weigh(file: string): Promise<number> {
  const result = await build({
    logLevel: 'silent',
    configFile: false,
    root: src,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: entryName,
        external: ['react', 'react-dom', 'react/jsx-runtime'],
        preserveEntrySignatures: 'strict',
      },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === entryName ? id : undefined),
        load: id =>
          id === entryName ? `export * from ${JSON.stringify(path.join(src, file))}` : undefined,
      },
    ],
  })
  const chunks = [result]
    .flat()
    .flatMap(part => ('output' in part ? part.output : []))
    .filter(part => part.type === 'chunk')
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const loaded = new Set<string>()
  const load = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const needed of byName.get(name)?.imports ?? []) load(needed)
  }
  for (const chunk of chunks) if (chunk.isEntry) load(chunk.fileName)
  const code = [...loaded].map(name => byName.get(name)?.code ?? '').join('')
  if (code === '') throw new Error(`${file} was built to nothing.`)
  return brotliCompressSync(code).length / 1000
}

export async function bench(): Promise<Row[]> {
  const rows: Row[] = []
  for (const [file, most] of Object.entries(goals)) {
    const figure = await weigh(file)
    rows.push({
      name: `${path.basename(file).replace(/\.tsx?$/, '')} adds`,
      goal: `≤ ${most} kB brotli`,
      figure,
      unit: 'kB',
      ok: figure <= most,
    })
  }
  return rows
}
