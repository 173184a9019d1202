import { describe, expect, it } from 'vitest'
import { isCommonPassword, passwordTooCommon } from './common-password.ts'
import { commonWords } from './common-words.ts'
import { NewPassword, passwordProblem } from './password.ts'
import { passwordMinimum } from './password-parts.ts'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const dresses = [
  '1!',
  '@1',
  '@123',
  '#1',
  '123!',
  '!1',
  '2024!',
  '@2025',
  '12#',
  '!23',
  '$01',
  '_99',
]

describe('a common password', () => {
  it.each(
    `
    Password1! P@ssw0rd P@$$w0rd1 Passw0rd! Password@123 Password!@#1 Admin@123 Welcome@123
    Welcome1! W3lcome!1 Qwerty1! Qwerty@123456 Abcd@1234 Abc123!@# Aa123456! Aa@123456 1qaz@WSX
    !QAZ2wsx Zaq1@wsx 1qaz!QAZ Qwer1234! 1Q2w3e4r! Hello@123 Iloveyou1! Jesus@123 Chelsea1!
    Arsenal@2024 Summer2024! Naija@123 123Lagos! 2024@Naira Monday@01 Letmein!1 Changeme1!
    Aaaaaaa1! Abcdefg1! Jesus-1990! LoveJesus1! MoneyMoney1!
    `
      .trim()
      .split(/\s+/),
  )('is %s', password => {
    expect(passwordProblem(password)).toBe(passwordTooCommon)
    expect(NewPassword.is(password)).toBe(false)
  })

  it('is each word of the list in each of its usual dresses, thousands that fit the pattern', () => {
    const all = commonWords
      .flatMap(word => dresses.map(dress => capital(word) + dress))
      .filter(password => password.length >= passwordMinimum)
    expect(new Set(all).size).toBeGreaterThan(3000)
    expect(all.filter(password => passwordProblem(password) !== passwordTooCommon)).toEqual([])
  })

  it('is made of the name, the address or the club, whatever joins the words', () => {
    const own = ['nkechi.okafor@club.example', 'Nkechi', 'Okonkwo-Eze', 'Kinfold']
    for (const password of [
      'Nkechi@123',
      'Okafor#2024',
      'OkonkwoEze1!',
      'K1nf0ld2024!',
      'NkechiOkafor1!',
      'Nkechi-Okafor1!',
      'Nkechi.Okonkwo-Eze1!',
      'Okafor_Nkechi-24',
      'Nkechi1Okafor!',
      'nkechi2024Okafor!',
    ]) {
      expect(isCommonPassword(password), password).toBe(false)
      expect(isCommonPassword(password, own), password).toBe(true)
    }
  })
})

it.each([
  'Harmattan#26',
  'Sunrise#24',
  'Correct-horse-7',
  'Another-horse-8',
  'Dry-season#27',
  'Ẹkọ-2026 là',
  'Password#8391x',
  'xK9$mQ2!vL',
  'My cat eats 4 Mangoes!',
  'tr4in-Window-cup',
  'L@gosRainyMorning7',
])('lets %s be', password => {
  expect(passwordProblem(password, ['ada@club.example', 'Ada', 'Obi', 'Kinfold'])).toBeUndefined()
})

it('says first what else is wrong', () => {
  expect(passwordProblem('Pass1!')).toBe('Password must be at least 8 characters')
  expect(passwordProblem('password1!')).toContain('Uppercase')
})
