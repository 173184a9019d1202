import { patience } from '@kinfold/test-support/patience'
import type { APIRequestContext } from 'playwright/test'
import { expect } from 'playwright/test'

type Mail = { to: string; subject: string; text: string }

/** The newest mail to an address whose text holds what is looked for. */
async function findInMail(
  request: APIRequestContext,
  address: string,
  wanted: RegExp,
): Promise<string> {
  let found = ''
  await expect(async () => {
    const answer = await request.get('/sandbox/inbox.json', { params: { to: address } })
    const mails: Mail[] = await answer.json()
    found = mails.map(mail => wanted.exec(mail.text)?.[1]).find(text => text) ?? ''
    expect(found, `a mail to ${address} with ${wanted}`).not.toBe('')
  }).toPass({ timeout: patience(10_000) })
  return found
}

export function mailedCode(request: APIRequestContext, address: string): Promise<string> {
  return findInMail(request, address, /\b(\d{4})\b/)
}

/** The address of the page that the mail leads to, without its host. */
export function mailedResetLink(request: APIRequestContext, address: string): Promise<string> {
  return findInMail(request, address, /(\/auth\/reset-password\?token=[\w.-]+)/)
}

export function mailedGoodbye(request: APIRequestContext, address: string): Promise<string> {
  return findInMail(request, address, /(your account is closed)/)
}
