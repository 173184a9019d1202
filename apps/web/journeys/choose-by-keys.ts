import { expect, type Page } from 'playwright/test'
import { mostStops, tabTo } from './tab-to.ts'

/** Chooses as somebody without a pointer does. */
export async function chooseByKeys(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label }))
  await page.keyboard.press('Enter')
  const list = page.getByRole('listbox')
  const search = page.getByRole('combobox', { name: 'Search...' })
  // Keys go to the list, or to its search, once one of them has the focus.
  await expect(list.or(search).and(page.locator(':focus'))).toBeVisible()
  const wanted = page.getByRole('option', { name: option, exact: true })
  if (await search.isVisible()) {
    await page.keyboard.type(option)
    await expect(page.getByRole('option')).toHaveCount(1)
  } else {
    for (let stops = 0; stops < mostStops; stops++) {
      if ((await wanted.getAttribute('data-active')) !== null) break
      await page.keyboard.press('ArrowDown')
    }
  }
  // Enter chooses the active option, and the list may have been fetched only now.
  await expect(wanted).toHaveAttribute('data-active')
  await page.keyboard.press('Enter')
}
