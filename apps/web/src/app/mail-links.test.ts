import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { findPage } from '@kinfold/app/pages/find-page'
import { currencies } from '@kinfold/contract/money/currency'
import { expect, test } from 'vitest'
import { operatorsDoor, paths } from '../address/paths.ts'
import { accountTabs } from '../pages/my-account/account-tabs.ts'
import { pageTable } from './page-table.ts'

type Mails = Readonly<Record<string, Readonly<Record<string, { readonly html: string }>>>>

// Written by the server's own templates in a process of the server's, as for Storybook.
const printMails = (): Mails =>
  JSON.parse(
    execFileSync(process.execPath, ['test/mails/print-mails.ts', 'own'], {
      cwd: path.resolve(import.meta.dirname, '../../../server'),
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    }),
  )

/** What each page reads of an address, apart from what stands in its path. */
const reads: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  'my-account': { tab: value => accountTabs.some(tab => tab === value) },
  'reset-password': { token: value => /^[\w-]{20,}$/.test(value) },
  wallet: { currency: value => currencies.some(currency => currency === value) },
}

function leadsSomewhere({ pathname, searchParams }: URL): boolean {
  // The door of the desk, the first page of the dashboard, and the server's own page to turn mails off.
  if (pathname === operatorsDoor || pathname === paths.dashboard) return searchParams.size === 0
  if (pathname.startsWith('/mail/off/')) return searchParams.size === 0
  const found = findPage(pageTable, pathname)
  return (
    found !== undefined &&
    [...searchParams].every(([name, value]) => reads[found.name]?.[name]?.(value) === true)
  )
}

test('every link of every mail leads to a page that knows what it asks for', () => {
  const links = Object.entries(printMails()).flatMap(([group, mails]) =>
    Object.entries(mails).flatMap(([name, { html }]) =>
      [...html.matchAll(/href="(https:[^"]*)"/g)].map(([, href = '']) => ({
        mail: `${group}/${name}`,
        url: new URL(href.replaceAll('&amp;', '&')),
      })),
    ),
  )
  const own = links.filter(({ url }) => url.hostname === 'club.kinfold.example')
  expect(own.length).toBeGreaterThan(100)
  const lost = own.filter(({ url }) => !leadsSomewhere(url))
  expect(lost.map(({ mail, url }) => `${mail}: ${url.pathname}${url.search}`)).toEqual([])
}, 60_000)
