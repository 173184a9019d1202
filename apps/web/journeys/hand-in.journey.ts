import { patience } from '@kinfold/test-support/patience'
import { expect, type Locator, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { choose, freshAddress, joinAsNewMember, password } from './new-member.ts'
import { approveDocumentsOf } from './operator.ts'

/** As a phone takes it: several megabytes, with grain in it. */
async function takePicture() {
  const [width, height] = [3200, 2400]
  const grain = Buffer.alloc(width * height * 3)
  for (let at = 0; at < grain.length; at += 1) grain[at] = 90 + ((at * 2_654_435_761) >>> 25)
  const buffer = await sharp(grain, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(buffer.byteLength).toBeGreaterThan(1_500_000)
  return { name: 'picture.jpg', mimeType: 'image/jpeg', buffer }
}

async function handIn(card: Locator, kind: string, button: string): Promise<void> {
  await card.getByRole('combobox', { name: 'Kind of document' }).click()
  await card.page().getByRole('option', { name: kind, exact: true }).click()
  await card.getByRole('button', { name: 'Next' }).click()
  await card
    .locator('input[type=file]')
    .first()
    .setInputFiles(await takePicture())
  await expect(card.getByRole('button', { name: 'Replace' })).toBeVisible()
  await expect(card.getByText(/made smaller from/)).toBeVisible()
  await card.getByRole('button', { name: button }).click()
  await expect(card.getByText('Being checked')).toBeVisible()
  // The button is gone, and nobody has to start over at the top of the page.
  await expect(card.locator(':focus')).toBeVisible()
}

/** A number that no other member has given; how it ends says nothing to the sandbox. */
function freshBvn(): string {
  return `2${String(Date.now()).slice(-6)}4321`
}

function cards(page: Page) {
  const card = (name: string) => page.getByRole('group', { name, exact: true })
  return {
    id: card('Government-issued ID'),
    address: card('Proof of address'),
    bvn: card('BVN'),
  }
}

test('a new member hands in everything that is asked for, and is told how it stands', async ({
  page,
}) => {
  test.setTimeout(patience(120_000))
  const email = freshAddress('papers')
  await joinAsNewMember(page, email)
  await page.getByRole('link', { name: 'Complete KYC' }).click()
  await expect(page).toHaveURL('/dashboard/my-account?tab=KYC')

  const { id, address, bvn } = cards(page)
  await id.getByLabel('Number on the document').fill('A01234567')
  await id.getByRole('combobox', { name: 'Kind of document' }).click()
  await page.getByRole('option', { name: 'International passport', exact: true }).click()
  // The step has an address, and the browser's Back leads to the one before with nothing lost.
  await id.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL('/dashboard/my-account?tab=KYC&identity=picture')
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/my-account?tab=KYC')
  await expect(id.getByLabel('Number on the document')).toHaveValue('A01234567')
  await handIn(id, 'International passport', 'Upload your ID')
  await handIn(address, 'Utility bill', 'Upload your proof of address')
  await bvn.getByLabel(/^BVN/).fill(freshBvn())
  await bvn.getByRole('checkbox').check()
  await bvn.getByRole('button', { name: 'Validate your BVN' }).click()
  await expect(bvn.getByText('Ends in 4321')).toBeVisible()
  await expect(bvn.locator(':focus')).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByText('Verification in progress')).toBeVisible()

  await menu.getByRole('link', { name: 'Getting Started' }).click()
  await page.getByRole('link', { name: 'Add an account' }).click()
  await expect(page).toHaveURL('/dashboard/my-account?tab=Bank')
  await page.getByRole('button', { name: 'Add NGN account' }).click()
  await choose(page, 'Bank', 'Access Bank')
  await page.getByLabel('Account number').fill('0123456789')
  await expect(page.getByRole('dialog').getByText('NGOZI EZE')).toBeVisible()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Save this account' }).click()
  await expect(page.getByRole('button', { name: 'Change NGN account' })).toBeVisible()

  expect(await approveDocumentsOf(page.request, email)).toBe(2)
  await page.goto('/dashboard/overview')
  await expect(page.getByRole('heading', { name: 'Welcome, Ngozi' })).toBeVisible()
  await expect(page.getByText('Verification in progress')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Complete KYC' })).toHaveCount(0)
  await menu.getByRole('link', { name: 'Getting Started' }).click()
  await expect(page.getByText('All is done. Choose a plan whenever you like.')).toBeVisible()
  await page.goto('/dashboard/my-account?tab=KYC')
  await expect(page.getByText('Approved', { exact: true })).toHaveCount(2)

  await page.goto('/dashboard/notifications')
  await expect(page.getByText('Unread:').first()).toBeVisible()
  // The page shows them as read before the server has written it down.
  const written = page.waitForResponse(/\/notification\/read-all$/)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('Unread:')).toHaveCount(0)
  await written
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('Unread:')).toHaveCount(0)
})
