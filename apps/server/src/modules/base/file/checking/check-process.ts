// The process that checks one file, and ends: a crash affects no other call, and its memory holds
// nothing of one member's file when the next one is checked.
import { enableCompileCache } from 'node:module'

enableCompileCache()
const [sent = '', reencoded = ''] = process.argv.slice(2)
const { checkFile } = await import('./check-file.ts')
process.stdout.write(JSON.stringify(await checkFile(sent, reencoded)))
