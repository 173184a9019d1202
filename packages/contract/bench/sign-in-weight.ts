// What the contract adds to the sign-in page, superstruct aside. Goal: 6 kB brotli at most.
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const result = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    rolldownOptions: {
      input: new URL('sign-in-entry.ts', import.meta.url).pathname,
      external: ['superstruct'],
    },
  },
})

const outputs = [result].flat().flatMap(each => ('output' in each ? each.output : []))
const code = outputs.map(each => (each.type === 'chunk' ? each.code : '')).join('')
console.log(
  JSON.stringify({
    name: 'contract on the sign-in page',
    goal_kb: 6,
    brotli_kb: Number((brotliCompressSync(code).length / 1000).toFixed(2)),
  }),
)
