// Runs in every test file, also where many share a process.
import { afterAll } from 'vitest'
import { closeSpareDatabase } from './create-test-database.ts'

afterAll(closeSpareDatabase)
