// The thread that reads bank files. Most of its time it would compile what reads them.
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./hand-over-lines.ts')
