// What the data layer costs a page before any resource: the client, SWR and their configuration.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

interface Row {
  name: string
  goal: string
  figure: number
  unit: string
  ok: boolean
}

const src = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src')
const entryName = '\0entry.ts'

/** The brotli size of a production bundle of this code, what every page has anyway left out. */
async function weigh(code: string): Promise<number> {
  const result = await build({
    logLevel: 'silent',
    configFile: false,
    root: src,
    mode: 'production',
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
        load: id => (id === entryName ? code : undefined),
      },
    ],
  })
  const outputs = [result].flat().flatMap(part => ('output' in part ? part.output : []))
  const text = outputs.map(part => (part.type === 'chunk' ? part.code : '')).join('')
  if (text === '') throw new Error('nothing was built')
  return brotliCompressSync(text).length / 1000
}

const from = (file: string, ...names: string[]) =>
  `export { ${names.join(', ')} } from ${JSON.stringify(path.join(src, file))};`

const layer = [
  from('client/request.ts', 'request'),
  from('client/client-settings.ts', 'configureClient'),
  from('query/query-config.ts', 'queryConfig'),
  from('query/use-query.ts', 'useQuery'),
  from('query/query.ts', 'query'),
  from('mutation/mutation.ts', 'mutation'),
  from('mutation/use-mutation.ts', 'useMutation'),
  "export { SWRConfig } from 'swr';",
].join('\n')

export async function bench(): Promise<Row[]> {
  const whole = await weigh(layer)
  const publicPage = await weigh(
    [
      from('client/request.ts', 'request'),
      from('client/client-settings.ts', 'configureClient'),
      from('mutation/mutation.ts', 'mutation'),
      from('mutation/use-call.ts', 'useCall'),
    ].join('\n'),
  )
  const keyOnly = await weigh(`${layer}\n${from('portfolio/get-portfolio.ts', 'portfolioKey')}`)
  const withSuperstruct = `${layer}\nexport { object, string, number } from 'superstruct';`
  const oneMore =
    (await weigh(`${withSuperstruct}\n${from('wallet/get-wallets.ts', 'useWallets')}`)) -
    (await weigh(withSuperstruct))
  return [
    {
      name: 'a key that a mutation invalidates, without its query',
      goal: '≤ 0.1 kB brotli',
      figure: keyOnly - whole,
      unit: 'kB',
      ok: keyOnly - whole <= 0.1,
    },
    {
      name: 'the hook of a small call, on a page that validates a form',
      goal: '≤ 1 kB brotli',
      figure: oneMore,
      unit: 'kB',
      ok: oneMore <= 1,
    },
    {
      name: 'client + SWR + configuration (React aside)',
      goal: '≤ 14 kB brotli',
      figure: whole,
      unit: 'kB',
      ok: whole <= 14,
    },
    {
      name: 'client alone, as the sign-in page loads it',
      goal: '≤ 6 kB brotli',
      figure: publicPage,
      unit: 'kB',
      ok: publicPage <= 6,
    },
  ]
}
