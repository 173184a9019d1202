import { once } from 'node:events'
import { createServer } from 'node:http'
import { sparePort } from '@kinfold/test-support/network/spare-port'
import { expect, test } from 'vitest'
import { runCommand } from '../stage/run-command.ts'
import { chromaticArguments } from './chromatic-arguments.ts'

test('Chromatic accepts how it is called, and asks the service about the token before anything else', async () => {
  const asked: string[] = []
  const service = createServer((request, response) => {
    request.on('data', (bytes: Buffer) => asked.push(String(bytes)))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      const error = { message: 'No such app', path: ['appToken'] }
      response.end(JSON.stringify({ data: null, errors: [error] }))
    })
  })
  const port = await sparePort()
  service.listen(port, '127.0.0.1')
  await once(service, 'listening')
  try {
    const { code, output } = await runCommand('chromatic', chromaticArguments('not-built'), {
      env: {
        CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`,
        CHROMATIC_PROJECT_TOKEN: 'made-up',
        DISABLE_ERROR_MONITORING: 'true',
      },
    })
    expect(asked.join('')).toContain('"projectToken":"made-up"')
    expect(output).toContain('Failed to authenticate')
    expect(code).not.toBe(0)
  } finally {
    service.close()
  }
})
