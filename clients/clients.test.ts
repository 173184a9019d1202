// Two generators make clients of the API document, and a program on each does a member's day and a little of the desk's.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import { demoPassword } from '@kinfold/personas/demo-password'
import { tunde } from '@kinfold/personas/operators/operators'
import { dayo } from '@kinfold/personas/people/people'
import { openDemoClub } from '@kinfold/server/test/open-demo-club'
import { servedDocuments } from '@kinfold/server/test/served-documents'
import { totpCode } from '@kinfold/test-support/authenticator/totp-code'
import openapiTs, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Club } from './programs/shared.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-clients-'))

beforeAll(async () => {
  await using server = await openDemoClub()
  cpSync(path.join(import.meta.dirname, 'programs'), folder, { recursive: true })
  symlinkSync(path.join(import.meta.dirname, 'node_modules'), path.join(folder, 'node_modules'))
  for (const [part, address] of Object.entries(servedDocuments)) {
    const { body } = await server.call('GET', address)
    await generate(Object(body), path.join(folder, 'generated', part))
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function generate(document: OpenAPI3, place: string): Promise<void> {
  await createClient({
    input: { ...document },
    output: { path: path.join(place, 'hey-api'), module: { extension: '.ts' } },
    logs: { level: 'silent' },
  })
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const types = await openapiTs(document, {
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  })
  writeFileSync(path.join(place, 'openapi-typescript.ts'), astToString(types))
}

test('both compile strictly, and so do the programs on them', () => {
  const { stdout } = spawnSync('tsc', ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

test.each(['hey-api', 'openapi-fetch'])('a program on %s does the day’s work', async name => {
  await using server = await openDemoClub()
  const baseUrl = `${await server.parts.app.listen({ host: '127.0.0.1', port: 0 })}/api`
  const program = pathToFileURL(path.join(folder, `${name}.ts`)).href
  const { spendADay }: { spendADay(club: Club): Promise<unknown> } = await import(program)
  const day = await spendADay({
    baseUrl,
    member: { email: dayo.customer.email, password: demoPassword },
    operator: { email: tunde.email, password: demoPassword },
    code: () => totpCode(tunde.totpSecret, server.clock.now),
  })
  expect(day).toEqual({
    member: 'Dayo',
    currencies: ['NGN', 'USD'],
    plans: 6,
    lines: 5,
    quoted: 60_000,
    payments: 1,
    portfolios: 4,
    toppedUp: 'succeeded',
    deposited: 'pending',
    withdrawal: ['pending', 'pending', 'cancelled'],
    wasRead: true,
    files: ['Date', '\uFFFDPNG', '%PDF', '%PDF', '%PDF'],
    refusal: 'insufficient_balance',
    afterwards: 401,
    approved: 'approved',
  })
})
