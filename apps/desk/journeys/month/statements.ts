// What is done with the bank's files.
import { expect } from 'playwright/test'
import type { BankAccount } from './bank-account.ts'
import type { Hand } from './hand.ts'

export async function sendFile(hand: Hand, account: BankAccount, name: string, choose?: RegExp) {
  const { page } = hand
  await hand.press('n')
  const dialog = page.getByRole('dialog')
  await hand.sees(dialog.getByRole('combobox', { name: /^Account/ }))
  if (choose) {
    await hand.tabAndPress(dialog.getByRole('combobox', { name: /^Account/ }))
    await hand.sees(page.getByRole('listbox'))
    const wanted = page.getByRole('option', { name: choose })
    while ((await wanted.getAttribute('data-active')) === null) await hand.press('ArrowDown')
    await hand.press('Enter')
  }
  const choosing = page.waitForEvent('filechooser')
  await hand.tabAndPress(dialog.getByText('Choose a file', { exact: true }))
  await (await choosing).setFiles(account.file(name))
  await hand.sees(dialog.getByText(name, { exact: true }))
  await hand.tabAndPress(dialog.getByRole('button', { name: 'Read the file' }))
  await hand.sees(page.getByRole('heading', { name: 'Lines' }))
  await hand.reads(page.getByRole('list', { name: 'Lines' }), /Matched|Open|Unmatched/)
  await expect(page.getByRole('list', { name: 'Lines' }).getByText('Being booked')).toHaveCount(0)
}

/** Says what the open line is; then it leaves the lines of its state. */
async function match(hand: Hand): Promise<void> {
  const rows = hand.page.getByRole('list', { name: 'Lines' }).getByRole('link')
  const before = await rows.count()
  await hand.decide('a', 'Match')
  await expect(rows).toHaveCount(before - 1)
}

/** Lines that went out, and whose withdrawal was found. */
export async function sayWhatItLooksLike(hand: Hand, lines: number): Promise<void> {
  await hand.filter('State', 'Open')
  for (let line = 0; line < lines; line += 1) {
    await hand.sees(hand.page.getByText(/^It looks like the withdrawal/))
    await match(hand)
  }
}

export async function sayCharges(hand: Hand): Promise<void> {
  await hand.filter('State', 'Open')
  await hand.readsHeading('SMS ALERT')
  await hand.tabAndPress(hand.page.getByRole('button', { name: 'It is a charge of the bank' }))
  await match(hand)
}

export async function recordSettlement(hand: Hand, line: string, gateway: string, charge: string) {
  const { page } = hand
  await hand.filter('State', 'Unmatched')
  await hand.readsHeading(line)
  await hand.tabAndPress(page.getByRole('button', { name: 'A provider’s settlement' }))
  await hand.tabAndPress(page.getByRole('button', { name: gateway, exact: true }))
  await hand.tabTo(page.getByLabel('What it kept for itself'))
  await hand.type(charge)
  await hand.press('Enter')
  await hand.sees(page.getByText('The books say what it is.'))
}

export async function sayReturned(hand: Hand): Promise<void> {
  await hand.filter('State', 'Open')
  await hand.readsHeading('RTN GIFT')
  await hand.sees(hand.page.getByText(/^It looks like the unmatched money .* went back/))
  await match(hand)
}
