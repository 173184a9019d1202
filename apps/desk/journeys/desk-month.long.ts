// A month of the demo club, run from the desk's pages by four operators with a keyboard each.
import { writeFileSync } from 'node:fs'
import {
  type DemoOperator,
  ngozi,
  tunde,
  uche,
  zainab,
} from '@kinfold/personas/operators/operators'
import { patience } from '@kinfold/test-support/patience'
import { type Browser, expect, test } from 'playwright/test'
import { startTheDay } from './at-the-desk.ts'
import { BankAccount } from './month/bank-account.ts'
import { type Club, pass } from './month/club.ts'
import { Hand } from './month/hand.ts'
import { letMembersIn } from './month/let-members-in.ts'
import { Members } from './month/members.ts'
import { payOneBatch, payTheOpenBatch, saveTheFile } from './month/pay-out.ts'
import { enterReturns, postAndTakeBack, postReturns } from './month/returns.ts'
import {
  recordSettlement,
  sayCharges,
  sayReturned,
  sayWhatItLooksLike,
  sendFile,
} from './month/statements.ts'
import { type Tally, tallyLines } from './month/tally.ts'

// It moves the club's clock, and what one step leaves behind the next one finds.
test.describe.configure({ timeout: patience(900_000) })

test('a month of the club is run from the desk alone', async ({ browser, request }) => {
  const tally: Tally = new Map()
  const members = new Members(request)
  const club: Club = {
    members,
    // What the bank says of them on the third of June.
    naira: new BankAccount(852_447_50n),
    dollars: new BankAccount(1_961_00n),
    ngozi: await sitDown(browser, ngozi, tally),
    tunde: await sitDown(browser, tunde, tally),
    uche: await sitDown(browser, uche, tally),
    zainab: await sitDown(browser, zainab, tally),
    today: await members.today(),
  }
  await letMembersIn(club)
  await confirmShort(club)
  await approveWithdrawals(club)
  await payTheOpenBatch(club)
  await payOneBatch(club)
  await pass(club, 1)
  await readTheBanksFile(club)
  await giveUnmatched(club)
  await postAndTakeBack(club)
  await aFurtherMonth(club)
  await closeTheMonth(club)
  if (process.env.KINFOLD_TALLY)
    writeFileSync(process.env.KINFOLD_TALLY, tallyLines(tally).join('\n'))
})

async function sitDown(browser: Browser, who: DemoOperator, tally: Tally): Promise<Hand> {
  const page = await (await browser.newContext()).newPage()
  await startTheDay(page, who)
  return new Hand(page, tally)
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** Halima's bank took its charge out of what she sent. */
async function confirmShort({ tunde, naira, today }: Club): Promise<void> {
  const reference = naira.move(today, 44_950, 'NIP HALIMA SANI')
  await tunde.work('Transfers', 1, async () => {
    await tunde.readsHeading('Halima Sani')
    await tunde.press('a')
    await expect(tunde.page.getByLabel('Bank’s reference')).toBeFocused()
    await tunde.type(reference)
    await tunde.press('Tab')
    await tunde.type('44950')
    await tunde.press('Tab')
    await tunde.press('Space')
    await tunde.sees(tunde.page.getByText(/₦44,950 arrived, less than the ₦45,000/))
    await tunde.tabAndPress(tunde.page.getByRole('button', { name: 'Confirm short' }))
    await tunde.readsHeading('Chidi Nwosu')
  })
}

async function approveWithdrawals({ tunde }: Club): Promise<void> {
  await tunde.work('Withdrawals', 2, async () => {
    await tunde.readsHeading('$250 · Efe Ogbemudia')
    await tunde.decide('a', 'Approve')
    await tunde.readsHeading('₦70,000 · Dayo Bello')
    await tunde.sees(tunde.page.getByText('Look at this first'))
    await tunde.decide('a', 'Approve')
    await tunde.sees(tunde.page.getByRole('heading', { name: 'All is decided' }))
  })
}

/** What is named is booked by itself, what is sure with one press, and the rest is said line by line. */
async function readTheBanksFile({ members, tunde, naira, today }: Club): Promise<void> {
  const named = await members.announce('dayo', { currency: 'NGN', amount: 33_000 })
  naira.move(today, 33_000, `NIP ${named}`)
  naira.move(today, 100_000, 'CHIDI NWOSU')
  naira.move(today, 20_000, 'NIP GIFT FROM A FRIEND')
  naira.move(today, -52.5, 'SMS ALERT CHARGE JUNE')
  await tunde.work('Statements', 10, async () => {
    const { page } = tunde
    // The charge of the file before, which nobody has said yet.
    await tunde.tabAndPress(page.getByRole('link', { name: /^GTBank 0000012301/ }))
    await sayCharges(tunde)
    await tunde.goTo('Statements')
    await sendFile(tunde, naira, 'june-04.csv')
    await tunde.tabAndPress(page.getByRole('button', { name: 'Confirm 1 exact' }))
    await tunde.tabAndPress(page.getByRole('button', { name: 'Confirm ₦100,000' }))
    await sayWhatItLooksLike(tunde, 3)
    await sayCharges(tunde)
  })
}

async function giveUnmatched({ tunde, naira, today }: Club): Promise<void> {
  await tunde.work('Unmatched', 3, async () => {
    const { page } = tunde
    for (const [sender, member] of [
      ['ADEYEMI B', 'Bola Adeyemi'],
      ['E OGBEMUDIA', 'Efe Ogbemudia'],
    ] as const) {
      await tunde.readsHeading(sender)
      const found = page.getByRole('list', { name: 'Members found' }).getByRole('button')
      await tunde.sees(found.filter({ hasText: member }))
      await tunde.press('/')
      await tunde.tabAndPress(found.filter({ hasText: member }))
      await tunde.tabAndPress(page.getByRole('button', { name: 'Assign', exact: true }))
    }
    await tunde.readsHeading('₦20,000')
    await tunde.press('r')
    await tunde.giveReason('Why is it returned?', 3)
    await tunde.sees(page.getByRole('heading', { name: 'All money has its member' }))
  })
  naira.move(dayAfter(today), -20_000, 'RTN GIFT FROM A FRIEND')
}

/** Weeks in which members pay in and ask for money, and providers pay out what they took. */
async function aFurtherMonth(club: Club): Promise<void> {
  const { members, tunde, naira, dollars } = club
  await pass(club, 7)
  await members.acceptTerms('halima')
  const first = await members.announce('dayo', { currency: 'NGN', amount: 41_000 })
  const second = await members.announce('halima', { currency: 'NGN', amount: 12_000 })
  naira.move(club.today, 41_000, `NIP ${first}`)
  naira.move(club.today, 12_000, `NIP ${second}`)
  naira.move(club.today, 5_050_000, 'CARD PROVIDER SETTLEMENT')
  naira.move(club.today, 2_520_000, 'TRANSFER PROVIDER SETTLEMENT')
  dollars.move(club.today, 9_900, 'DOLLAR CARD SETTLEMENT')
  await tunde.work('Statements', 6, async () => {
    await sendFile(tunde, naira, 'june-11.csv')
    await recordSettlement(tunde, 'CARD PROVIDER', 'Cards', '12662.50')
    await recordSettlement(tunde, 'TRANSFER PROVIDER', 'Transfers', '96')
    await sayReturned(tunde)
  })
  await tunde.work('Statements', 2, async () => {
    await sendFile(tunde, dollars, 'june-11-dollars.csv', /0000012303/)
    await recordSettlement(tunde, 'DOLLAR CARD', 'International cards', '44.70')
    await sayWhatItLooksLike(tunde, 1)
  })
  await pass(club, 7)
  await members.withdraw('dayo', { currency: 'NGN', amount: 60_000 })
  await members.withdraw('halima', { currency: 'NGN', amount: 8_000 })
  await pass(club, 7)
  await members.withdraw('efe', { currency: 'USD', amount: 100 })
  await tunde.work('Withdrawals', 3, async () => {
    for (const amount of ['₦60,000', '₦8,000', '$100']) {
      await tunde.readsHeading(amount)
      await tunde.decide('a', 'Approve')
    }
    await tunde.sees(tunde.page.getByRole('heading', { name: 'All is decided' }))
  })
}

const june = [
  ['Family Growth Pool', '15210.40'],
  ['Steady Income', '2741.10'],
  ['Purple NGN', '21950.00'],
  ['Purple USD', '26.80'],
  ['Diaspora Pool', '22.15'],
] as const

/** The first days of July: returns, payouts, the last files, and books that agree with the bank. */
async function closeTheMonth(club: Club): Promise<void> {
  const { tunde, uche, zainab, naira, dollars } = club
  await pass(club, 7)
  for (const [plan, earned] of june) await enterReturns(zainab, plan, earned)
  await postReturns(tunde, june.length)
  for (const [currency, first] of [
    ['Naira', '₦60,000'],
    ['Dollars', '$100'],
  ] as const) {
    await tunde.work('Payout batches', 1, async () => {
      await tunde.press('n')
      await tunde.tabAndPress(tunde.page.getByRole('button', { name: currency }))
      await tunde.sees(tunde.page.getByRole('row').filter({ hasText: first }))
      await tunde.press('x')
      await tunde.decide('a', 'Prepare the batch')
      await tunde.sees(tunde.page.getByText('You prepared this batch'))
    })
  }
  await uche.work('Payout batches', 3, async () => {
    for (const batch of ['$100', '₦68,000']) {
      if (batch !== '$100') await uche.press('j')
      await uche.readsHeading(batch)
      await uche.decide('a', 'Release')
      await saveTheFile(uche)
      await uche.press('x')
      await uche.decide('a', 'Paid')
      await uche.sees(uche.page.getByText(/^[12] paid, 0 failed/))
    }
  })
  naira.move(club.today, -60_000, 'TRF BELLO DAYO ADEKUNLE')
  naira.move(club.today, -8_000, 'TRF HALIMA SANI')
  dollars.move(club.today, -100, 'WIRE EFE OGBEMUDIA')
  await pass(club, 1)
  await tunde.work('Statements', 3, async () => {
    await sendFile(tunde, naira, 'july-02.csv')
    await sayWhatItLooksLike(tunde, 2)
    await tunde.goTo('Statements')
    await sendFile(tunde, dollars, 'july-02-dollars.csv', /0000012303/)
    await sayWhatItLooksLike(tunde, 1)
  })
  await tunde.work('Statements', 0, async () => {
    for (const account of ['Bank, naira', 'Bank, dollars'])
      await tunde.reads(tunde.page.getByRole('row', { name: new RegExp(account) }), 'Agree')
  })
  await zainab.work('Books', 0, async () => {
    await zainab.sees(zainab.page.getByText(/^The books agree/))
  })
  for (const hand of [club.ngozi, tunde, uche, zainab]) {
    await hand.work('Today', 0, async () => {
      await hand.sees(hand.page.getByText(/^The books agree/))
    })
  }
}
