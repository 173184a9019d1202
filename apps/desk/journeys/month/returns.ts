import { expect } from 'playwright/test'
import type { Club } from './club.ts'
import type { Hand } from './hand.ts'

/** May's returns of one plan: posted, taken back by two, entered again and posted. */
export async function postAndTakeBack({ tunde, zainab }: Club): Promise<void> {
  await tunde.work('Returns', 1, async () => {
    await tunde.readsHeading('Steady Income, May 2026')
    await tunde.decide('a', 'Post')
    await tunde.sees(tunde.page.getByText(/^Posted. An administrator/))
  })
  await zainab.work('Returns', 1, async () => {
    await zainab.readsHeading('Steady Income, May 2026')
    await zainab.sees(zainab.page.getByRole('button', { name: 'Take it back' }))
    await zainab.press('r')
    await zainab.giveReason('Why is it taken back?', 2)
    await zainab.sees(zainab.page.getByText(/^You entered this/))
  })
  await tunde.work('Returns', 1, async () => {
    await tunde.readsHeading('Steady Income, May 2026')
    await tunde.decide('a', 'Take it back')
    await tunde.sees(tunde.page.getByText(/^Taken back. The month/))
  })
  await enterReturns(zainab, 'Steady Income', '2700.50')
  await postReturns(tunde, 1)
}

export async function enterReturns(hand: Hand, plan: string, earned: string): Promise<void> {
  await hand.work('Returns', 1, async () => {
    const { page } = hand
    await hand.press('n')
    await hand.tabAndPress(page.getByRole('combobox', { name: /^Plan/ }))
    await hand.sees(page.getByRole('listbox'))
    await hand.type(plan)
    await hand.press('Enter')
    await hand.tabTo(page.getByLabel(/^The plan earned/))
    await hand.type(earned)
    await hand.press('Enter')
    await hand.readsHeading(plan)
    await hand.sees(page.getByText(/^You entered this/))
  })
}

export async function postReturns(hand: Hand, months: number): Promise<void> {
  await hand.work('Returns', months, async () => {
    const heading = hand.page.getByRole('heading', { level: 1 })
    await hand.filter('Status', 'To post')
    for (let left = months; left > 0; left -= 1) {
      const posted = (await heading.textContent()) ?? ''
      await hand.decide('a', 'Post')
      await hand.sees(hand.page.getByText(/^Posted. An administrator/))
      if (left === 1) return
      await hand.press('j')
      await expect(heading).not.toHaveText(posted)
    }
  })
}
