// The thread that reads one bank file. Most of its time it would compile what reads it.
import { enableCompileCache } from 'node:module'

enableCompileCache()
await import('./hand-over-lines.ts')
