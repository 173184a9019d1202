import { once } from 'node:events'
import { execPath } from 'node:process'
import { expect, it } from 'vitest'
import { startServer } from './start-server.ts'

const ready = 'LOG:  database system is ready to accept connections'
const program = (script: string) => ['-e', script]

it('notices that the server is ready, however many callers it refused before', async () => {
  const refusal = 'FATAL:  the database system is starting up\n'
  const script = `
    process.stderr.write(${JSON.stringify(refusal)}.repeat(2_000), () =>
      process.stderr.write(${JSON.stringify(ready)}))
    setInterval(() => undefined, 1_000)`
  const server = await startServer(execPath, program(script), {})
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
})

it('reports the output of a server that ended instead', async () => {
  const script = `process.stderr.write('FATAL:  no space left', () => process.exit(3))`
  await expect(startServer(execPath, program(script), {})).rejects.toThrow(
    /ended with 3 before it was ready:\nFATAL: {2}no space left/,
  )
})
