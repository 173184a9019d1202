import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { advisoryLocks, lockSeeds } from './advisory-locks.ts'

const server = path.join(import.meta.dirname, '../..')
const numbersIn = (pattern: string) =>
  globSync(pattern, { cwd: server }).flatMap(file => {
    const text = readFileSync(path.join(server, file), 'utf8')
    return [...text.matchAll(/advisory_xact_lock\((\d+)\)/g)].map(([, number]) => Number(number))
  })

it('has a number for each lock', () => {
  for (const numbers of [Object.values(advisoryLocks), Object.values(lockSeeds)]) {
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})

it('has the numbers that the migrations use, and the code uses no other', () => {
  expect(new Set(numbersIn('drizzle/*.sql'))).toEqual(
    new Set([advisoryLocks.auditLog, advisoryLocks.seals]),
  )
  expect(numbersIn('src/**/*.ts')).toEqual([])
})
