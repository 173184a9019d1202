import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { lettersOnBrand } from '@kinfold/app/build/letters-on-brand'
import { demoClubKeys } from '@kinfold/personas/clubs/demo-club-of'
import { demoClubs } from '@kinfold/personas/clubs/demo-clubs'
import { paletteProblems } from '@kinfold/ui/palette-problems'
import { describe, expect, test } from 'vitest'
import { clubFrom } from './club-from.ts'

const { resolve } = createRequire(import.meta.url)
const read = (sheet: string) => readFileSync(resolve(`@kinfold/ui/tokens/${sheet}.css`), 'utf8')
const sheets = { base: read('base'), themed: ['semantic', 'component', 'display'].map(read) }

describe.each(demoClubKeys)('%s', key => {
  const { settings } = demoClubs[key]

  test('can be read on every page, in both themes', () => {
    const { CLUB_BRAND_COLOUR: brand, CLUB_ACCENT_COLOUR: accent } = settings
    expect(paletteProblems(sheets, { brand, accent })).toEqual([])
  })

  test('can be read in e-mails and on papers', () => {
    expect(lettersOnBrand(settings.CLUB_BRAND_COLOUR)).toEqual([])
  })

  test('is a club of its own', () => {
    const { name, supportEmail, imprint, licence, links } = clubFrom(settings)
    const { contact, bylaws, privacy, corporateAccount } = links
    const words = [name, supportEmail, imprint, licence, contact, bylaws, privacy, corporateAccount]
    expect(words.join(' ')).not.toMatch(/kinfold/i)
  })
})

test('a club that names dollars first shows them first', () => {
  expect(clubFrom(demoClubs.palmgrove.settings).currencies).toEqual(['USD', 'NGN'])
  expect(clubFrom({}).currencies).toEqual(['NGN', 'USD'])
})
