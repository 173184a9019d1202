import { describe, expect, it } from 'vitest'
import { likelyName } from './likely-name.ts'

describe('the name in what a bank says', () => {
  it.each([
    ['ADEYEMI B', 'ADEYEMI'],
    ['NIP B ADEYEMI', 'ADEYEMI'],
    ['NIP HALIMA SANI', 'HALIMA'],
    ['NIP TRANSFER FROM EFE OGBEMUDIA', 'OGBEMUDIA'],
    ['TRF/000014260601/SANI HALIMA/KF-7H2K9D4M', 'HALIMA'],
    ['NIP TRANSFER', ''],
    ['', ''],
  ])('%s', (said, name) => {
    expect(likelyName(said)).toBe(name)
  })
})
