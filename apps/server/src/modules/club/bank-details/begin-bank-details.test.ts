import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clubBankAccounts } from '@kinfold/personas/payments/club-bank-accounts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { brokenAuditEntries } from '#test/ledger/broken-audit-entries.ts'
import { createTestServer } from '#test/servers/create-test-server.ts'
import { readConfig } from '../../../config/config.ts'
import { auditEntry } from '../../base/audit/audit.tables.ts'
import { clubBankAccount } from './bank-details.tables.ts'
import { beginBankDetails } from './begin-bank-details.ts'
import { readBankDetails } from './read-bank-details.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kinfold-bank-details-'))
  file = path.join(folder, 'accounts.json')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (accounts: unknown) => writeFileSync(file, JSON.stringify(accounts))

it('gives a new club the accounts of its file, once, and writes each into the log', async () => {
  write(clubBankAccounts)
  await using server = await createTestServer({ environment: { BANK_DETAILS_FILE: file } })
  const { services } = server.parts
  await Promise.all([beginBankDetails(services), beginBankDetails(services)])
  expect(await readBankDetails(server.db)).toEqual(clubBankAccounts)
  const log = await server.db.orm.select().from(auditEntry)
  expect(log.map(({ action, actorKind }) => [action, actorKind])).toEqual(
    clubBankAccounts.map(() => ['bank_details.begun', 'system']),
  )
  expect(await brokenAuditEntries(server.db, server.parts.services.chainKeys)).toEqual([])

  // After two administrators have removed all of them, the file adds none of them again.
  await server.db.orm.update(clubBankAccount).set({ removedAt: new Date() })
  await beginBankDetails(services)
  expect(await readBankDetails(server.db)).toEqual([])
})

it('ends the start over a file that can’t be used, and says why', () => {
  const begin = () => readConfig({ BANK_DETAILS_FILE: 'accounts.json' }, folder)
  expect(begin).toThrow('can’t be read or isn’t JSON')
  writeFileSync(file, '[{')
  expect(begin).toThrow('can’t be read or isn’t JSON')
  write([{ ...clubBankAccounts[0], account_number: '12' }])
  expect(begin).toThrow(
    'Account 1 in BANK_DETAILS_FILE can’t be used. account_number: An account in Nigeria has a number of 10 digits.',
  )
  write({ ...clubBankAccounts[0] })
  expect(begin).toThrow('BANK_DETAILS_FILE has to hold a list of accounts.')
  write(clubBankAccounts)
  expect(begin().bankDetails).toEqual(clubBankAccounts)
  expect(readConfig({}, folder).bankDetails).toEqual([])
})
