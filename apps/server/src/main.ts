// The entry point. Everything else is loaded after the runtime is configured to start small and fast.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { collectGarbage } from './start/collect-garbage.ts'
import { loadDrizzleQuickly } from './start/load-drizzle-quickly.ts'

// Everything the server writes is private to its user.
process.umask(0o077)

// Loading a thousand modules would grow V8's young generation, which never shrinks again: 160 MB that an
// idle server doesn't need.
setFlagsFromString('--semi-space-growth-factor=1')
// A second start finds the code compiled, its types already stripped.
enableCompileCache()
loadDrizzleQuickly()

const { run } = await import('./start/run.ts')
await run()

setFlagsFromString('--semi-space-growth-factor=2')
flushCompileCache()
collectGarbage()
