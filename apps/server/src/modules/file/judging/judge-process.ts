// The process that judges one file, and ends: whatever the file does to it, nobody else notices, and
// nothing of one member's file is there when the next one comes.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const [sent = '', redrawn = ''] = process.argv.slice(2)
const { judgeFile } = await import('./judge-file.ts')
process.stdout.write(JSON.stringify(await judgeFile(sent, redrawn)))
