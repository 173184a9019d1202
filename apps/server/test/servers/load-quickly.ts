import { enableCompileCache } from 'node:module'
import { loadDrizzleQuickly } from '#src/start/load-drizzle-quickly.ts'

enableCompileCache()
loadDrizzleQuickly()
