import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import type { Club } from './paying/open-club.ts'

/** A browser of the club’s member, signed in. */
export async function openMemberPage(
  browser: Browser,
  { server, storage }: Club,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, ...options })
  await context.addInitScript(({ name, value }) => localStorage.setItem(name, value), storage)
  return context.newPage()
}
