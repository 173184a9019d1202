// What everybody else notices of 16 hostile files at once.
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SignInAnswer } from '@kinfold/contract/auth/sign-in-answer'
import { demoPassword } from '@kinfold/personas/demo-password'
import { people } from '@kinfold/personas/people/people'
import { startThrowAwayCluster } from '@kinfold/test-support/postgres/throw-away-cluster'
import pg from 'pg'
import { create } from 'superstruct'
import type { ChildServer } from './child-server.ts'
import { atMost, type Figure } from './figure.ts'
import { hostileDocuments, hostilePictures } from './hostile-files.ts'
import { othersDuring } from './others-during.ts'
import { startClub } from './start-club.ts'

const atOnce = 16

export async function bench(): Promise<Figure[]> {
  const cluster = await startThrowAwayCluster()
  const server = await startClub({
    DATABASE_URL: cluster.url,
    FILE_QUOTA_MB: '100000',
    FILE_HOURLY_MB: '100000',
  })
  try {
    const tokens = await signInAll(server.port)
    // The first file of all loads what files need, and the first answers what answers need.
    await measureFiles(server, tokens, Buffer.from('%PDF-1.4\n'))
    const alone = await measure(server, tokens[0], () => setTimeout(3000))
    const rowsOf = (files: Readonly<Record<string, Buffer>>) =>
      rows(alone.p99, server, tokens, files, () => forgetRefusedFiles(cluster.url))
    return [...(await rowsOf(hostileDocuments())), ...(await rowsOf(await hostilePictures()))]
  } finally {
    await server.stop()
    await cluster.stop()
  }
}

async function rows(
  aloneMs: number,
  server: ChildServer,
  tokens: readonly string[],
  files: Readonly<Record<string, Buffer>>,
  beforeEach: () => Promise<void>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, bytes] of Object.entries(files)) {
    await beforeEach()
    const { p99, megabytes, seconds } = await measureFiles(server, tokens, bytes)
    const what = `${atOnce} × ${name}`
    const took = `${seconds.toFixed(1)} s, alone ${aloneMs.toFixed(1)} ms`
    figures.push(
      atMost(`${what}: other answers, p99 (${took})`, 50, Number(p99.toFixed(1)), 'ms'),
      atMost(`${what}: memory, all processes`, 300, Math.round(megabytes), 'MB more'),
    )
  }
  return figures
}

/** So many refused files would soon be answered without being looked at. */
async function forgetRefusedFiles(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('delete from rate_limit')
  await client.end()
}

async function measureFiles(server: ChildServer, tokens: readonly string[], bytes: Buffer) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kinfold-bench-'))
  const file = path.join(folder, 'file')
  writeFileSync(file, bytes)
  const senders = Array.from({ length: atOnce }, (_, index) => tokens[index % tokens.length] ?? '')
  const program = path.join(import.meta.dirname, 'send-files.ts')
  try {
    return await measure(server, tokens[0], () =>
      promisify(execFile)(process.execPath, [program, String(server.port), file, ...senders]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What others wait for their answers while something goes on, and what it takes. */
async function measure(
  server: ChildServer,
  token: string | undefined,
  whatTakesTime: () => Promise<unknown>,
) {
  const before = familyMegabytes(server.pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, familyMegabytes(server.pid))
  }, 10)
  try {
    const { p99, seconds } = await othersDuring(server.port, token, whatTakesTime)
    return { p99, megabytes: most - before, seconds }
  } finally {
    clearInterval(watch)
  }
}

/** The server and every process it has started; what they share counts for each of them. */
function familyMegabytes(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap(thread => {
    const text = readIfThere(`/proc/${pid}/task/${thread}/children`)
    return text.split(' ').filter(each => each !== '')
  })
  return children.reduce((sum, child) => sum + residentOf(Number(child)), residentOf(pid))
}

const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readIfThere(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** A process may end while it is looked at. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

async function signInAll(port: number): Promise<string[]> {
  const members = Object.values(people).filter(person => person.isEmailVerified)
  const tokens: string[] = []
  for (const { customer } of members) {
    const response = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: customer.email,
        password: demoPassword,
        cf_turnstile_response: 'sandbox',
      }),
    })
    tokens.push(create(await response.json(), SignInAnswer).authorization?.access_token ?? '')
  }
  return tokens
}
