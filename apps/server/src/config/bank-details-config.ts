// The accounts that a club starts with, from the file that BANK_DETAILS_FILE names.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BankDetails } from '@kinfold/contract/operator/bank-details/bank-details-body'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import { readValue } from '@kinfold/contract/validation/read-value'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

const name = 'BANK_DETAILS_FILE'

export function readBankDetailsFile(
  settings: Settings,
  folder: string,
): readonly ClubBankAccount[] {
  const file = settings.optional(name)
  if (file === undefined) return []
  const accounts = parsed(path.resolve(folder, file))
  if (!Array.isArray(accounts)) throw new StartupError(`${name} has to hold a list of accounts.`)
  return accounts.map(readAccount)
}

function readAccount(account: unknown, index: number): ClubBankAccount {
  const read = readValue(BankDetails, account)
  if (read.ok) return read.value
  const problems = Object.entries(read.fields).map(([field, sentence]) => `${field}: ${sentence}`)
  throw new StartupError(`Account ${index + 1} in ${name} can’t be used. ${problems.join(' ')}`)
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new StartupError(`${name} is "${file}", which can’t be read or isn’t JSON.`)
  }
}
