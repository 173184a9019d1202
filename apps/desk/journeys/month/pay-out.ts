import { expect } from 'playwright/test'
import type { Club } from './club.ts'
import type { Hand } from './hand.ts'

/** The batch that was released the day before: both are paid. */
export async function payTheOpenBatch({ uche, naira, today }: Club): Promise<void> {
  await uche.work('Payout batches', 2, async () => {
    await uche.readsHeading('₦175,000')
    await uche.press('x')
    await uche.reads(uche.page.getByText('2 chosen'), '₦175,000')
    await uche.decide('a', 'Paid')
    await uche.sees(uche.page.getByText('2 paid, 0 failed'))
  })
  naira.move(today, -150_000, 'TRF BELLO DAYO ADEKUNLE')
  naira.move(today, -25_000, 'TRF HALIMA SANI')
}

/** Prepared by one, released by another, taken to the bank as a file; one is paid and one fails. */
export async function payOneBatch({ tunde, uche, naira, dollars, today }: Club): Promise<void> {
  await tunde.work('Payout batches', 2, async () => {
    await tunde.press('n')
    await tunde.sees(tunde.page.getByRole('checkbox', { name: 'Choose all 2' }))
    await tunde.press('x')
    await tunde.reads(tunde.page.getByText('2 chosen'), '₦110,000')
    await tunde.decide('a', 'Prepare the batch')
    await tunde.readsHeading('₦110,000')
    await tunde.sees(tunde.page.getByText('You prepared this batch'))
  })
  await tunde.work('Payout batches', 1, async () => {
    await tunde.press('n')
    await tunde.tabAndPress(tunde.page.getByRole('button', { name: 'Dollars' }))
    await tunde.sees(tunde.page.getByRole('checkbox', { name: 'Choose all 1' }))
    await tunde.press('x')
    await tunde.decide('a', 'Prepare the batch')
    await tunde.readsHeading('$250')
  })
  await uche.work('Payout batches', 3, async () => {
    await uche.readsHeading('$250')
    await uche.decide('a', 'Release')
    await saveTheFile(uche)
    await uche.press('x')
    await uche.decide('a', 'Paid')
    await uche.sees(uche.page.getByText('1 paid, 0 failed'))
    await uche.press('j')
    await uche.readsHeading('₦110,000')
    await uche.decide('a', 'Release')
    await saveTheFile(uche)
    const seventy = uche.page.getByRole('row').filter({ hasText: '₦70,000' })
    await uche.tabTo(seventy.getByRole('checkbox'))
    await uche.press('Space')
    await uche.decide('a', 'Paid')
    await uche.sees(uche.page.getByText('1 paid, 0 failed'))
    await uche.press('x')
    await uche.press('r')
    await uche.giveReason('Why did it fail?', 1)
    await uche.sees(uche.page.getByText('1 paid, 1 failed'))
  })
  dollars.move(today, -250, 'WIRE EFE OGBEMUDIA')
  naira.move(today, -70_000, 'TRF BELLO DAYO ADEKUNLE')
}

export async function saveTheFile(hand: Hand): Promise<void> {
  const file = hand.page.waitForEvent('download')
  await hand.decide('d', 'File for the bank')
  expect((await file).suggestedFilename()).toMatch(/^KF-.*\.csv$/)
}
