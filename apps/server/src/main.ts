// The process. What follows is loaded only after the runtime is set to start small and fast.
import { enableCompileCache, flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { collectGarbage } from './start/collect-garbage.ts'

// Whatever the server writes is its own user's alone.
process.umask(0o077)

// Loading a thousand modules would grow the space for young objects to where it never shrinks
// again: 160 MB that an idle server has no use for.
setFlagsFromString('--semi-space-growth-factor=1')
// A second start finds the code compiled, its types already stripped.
enableCompileCache()

const { run } = await import('./start/run.ts')
await run()

setFlagsFromString('--semi-space-growth-factor=2')
flushCompileCache()
collectGarbage()
