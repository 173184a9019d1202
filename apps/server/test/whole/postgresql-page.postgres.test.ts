// What docs/postgresql.md tells an administrator to run, run to the letter, and a club on top of it.
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { patience } from '@kinfold/test-support/patience'
import {
  startThrowAwayCluster,
  type ThrowAwayCluster,
} from '@kinfold/test-support/postgres/throw-away-cluster'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrate } from '#src/db/migrate.ts'
import { openDatabase } from '#src/db/open-database.ts'
import { openPostgres } from '#src/db/open-postgres.ts'
import { administratorSql } from '#test/databases/administrator-sql.ts'
import { createTestFolder } from '#test/databases/create-test-database.ts'
import { earlierMigrations } from '#test/databases/earlier-migrations.ts'
import { onPostgres } from '#test/databases/on-postgres.ts'
import { createRoles, urlOf, urlsOf } from '#test/databases/prepare-postgres.ts'
import { readAuditFindings } from '#test/ledger/read-audit-findings.ts'
import { openWallet } from '#test/ledger/wrong-balance.ts'
import { runProgram, startServerProcess } from '#test/servers/server-process.ts'

vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) })

let cluster: ThrowAwayCluster
let folder: string
beforeAll(async () => {
  cluster = await startThrowAwayCluster()
  folder = createTestFolder()
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('sets a club up without a superuser, which then migrates, serves, backs up and restores', async () => {
  await onPostgres(cluster.url, 'CREATE ROLE administrator LOGIN CREATEROLE CREATEDB')
  const administrator = cluster.url.replace('kinfold@', 'administrator@')
  await onPostgres(administrator, ...administratorSql('The roles', 'kinfold'))
  await onPostgres(administrator, ...administratorSql('The database', 'kinfold'))
  const { url, migrationUrl } = urlsOf(cluster.url, 'kinfold')
  const environment = { KINFOLD_DATA_DIR: folder, KINFOLD_MODE: 'sandbox', DATABASE_URL: url }
  const withOwner = { ...environment, MIGRATION_DATABASE_URL: migrationUrl }

  const early = await runProgram({ program: 'main.ts', environment })
  expect([early.code, early.err]).toEqual([1, expect.stringContaining('npm run migrate')])
  const migrated = await runProgram({
    program: 'commands/migrate-command.ts',
    environment: withOwner,
  })
  expect(migrated).toEqual({ code: 0, out: expect.stringContaining('may start'), err: '' })

  const server = await startServerProcess(environment)
  expect((await server.client.call('GET', '/api/health')).status).toBe(200)
  expect((await fetch(`${server.internal}/ready`)).status).toBe(200)
  const archive = path.join(folder, 'club.tar.gz')
  const backup = await runProgram({
    program: 'commands/backup-command.ts',
    args: [archive],
    environment,
  })
  expect([backup.code, backup.err, existsSync(archive)]).toEqual([0, '', true])
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  const restore = { program: 'commands/restore-command.ts', args: [archive, '--replace'] } as const
  const alone = await runProgram({ ...restore, environment })
  expect([alone.code, alone.err]).toEqual([1, expect.stringContaining('MIGRATION_DATABASE_URL')])
  const restored = await runProgram({ ...restore, environment: withOwner })
  expect(restored).toMatchObject({ code: 0, err: '' })
})

it('lets a live club in with the two log-ins alone, and the sandbox warn of one', async () => {
  await createRoles(cluster.url)
  await onPostgres(cluster.url, ...administratorSql('The database', 'live'))
  const { url, migrationUrl } = urlsOf(cluster.url, 'live')
  const live = {
    KINFOLD_MODE: 'live',
    KINFOLD_DATA_DIR: folder,
    PUBLIC_URL: 'https://club.example',
    KINFOLD_SECRET: 'q8Zr3mV1xT7pL5kD9wB2nF6hJ0cG4sYe',
    SMTP_URL: 'smtps://name:word@mail.example',
    MAIL_FROM: 'club@club.example',
    TURNSTILE_SECRET: 'a-secret-key',
  }
  const asOwner = await runProgram({ environment: { ...live, DATABASE_URL: migrationUrl } })
  expect(asOwner).toMatchObject({ code: 1, out: '' })
  expect(asOwner.err).toMatch(/^DATABASE_URL signs in as kinfold_owner, which .*\n$/)

  const both = { DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl }
  for (const database of [both, { DATABASE_URL: url }]) {
    const server = await startServerProcess({ ...live, ...database })
    expect((await fetch(`${server.internal}/ready`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.said.out).not.toContain('may do more')
  }

  await onPostgres(cluster.url, ...administratorSql('The database', 'tried'))
  const tried = urlsOf(cluster.url, 'tried').migrationUrl
  const sandbox = { KINFOLD_MODE: 'sandbox', KINFOLD_DATA_DIR: folder, DATABASE_URL: tried }
  const server = await startServerProcess(sandbox)
  expect(server.said.out).toContain('has more privileges than the server needs')
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})

it('hands a superuser’s database of an earlier version over, with what is in it', async () => {
  await createRoles(cluster.url)
  await onPostgres(cluster.url, 'CREATE DATABASE earlier')
  const superuser = urlOf(cluster.url, 'earlier')
  const before = openPostgres({ url: superuser, poolSize: 1 })
  await migrate(before, {}, earlierMigrations(folder, '0010_bank_details'))
  await before.query({ text: `INSERT INTO faq VALUES (gen_random_uuid(), 'x', 'x', 'x', 1)` })
  await before.close()

  const heading = 'Changing from a superuser’s database'
  await onPostgres(superuser, ...administratorSql(heading, 'earlier'))
  const urls = urlsOf(cluster.url, 'earlier')
  const after = await openDatabase({ ...urls, dataFolder: '', leastPrivilege: true })
  try {
    expect(await after.query({ text: 'SELECT question FROM faq' })).toEqual([{ question: 'x' }])
    await openWallet(after)
    expect(await readAuditFindings(after)).toEqual(new Map())
  } finally {
    await after.close()
  }
})
