// Every way to pay behind every door, with everything that can become of it. What is compared at the end is what
// the member has, asked of the server: the plan and both wallets, to the kobo.
import { expect, type Page, test } from 'playwright/test'
import { openMemberPage } from './open-member-page.ts'
import { type Begun, toTheWays } from './paying/begin.ts'
import { expectedMoves, quoteOf } from './paying/expected.ts'
import { type Club, type Holdings, openClub } from './paying/open-club.ts'
import { cells, isPossible, outcomes } from './paying/outcomes.ts'
import { plays } from './paying/plays/plays.ts'
import { doors, type Group, groups, refusalAt } from './paying/ways.ts'

const plans = {
  NGN: { id: 1, label: 'Family Growth Pool', begins: 60_000, step: 100 },
  USD: { id: 3, label: 'Purple USD', begins: 300, step: 2 },
  abroad: { id: 4, label: 'Diaspora Pool', begins: 120, step: 2 },
} as const

const planOf = ({ who, currency }: Group) => plans[who === 'efe' ? 'abroad' : currency]

for (const group of groups) {
  for (const door of doors) {
    test.describe(`${door}: ${group.name}`, () => {
      // One after the other: each compares what the member has before and after.
      test.describe.configure({ mode: 'default' })
      let club: Club
      let portfolio: string
      test.beforeAll(async () => {
        club = await openClub(group.who)
        if (group.currency === 'USD' && door !== 'Fund wallet') await club.fund('USD', 3_000)
        const own = await club.member.portfolios(planOf(group).id)
        portfolio = own.find(({ status }) => status === 'active')?.id ?? ''
      })
      test.afterAll(() => club.close())

      const plan = () => {
        const { id, label } = planOf(group)
        return { id, label, portfolio }
      }
      let count = 0
      const nextAmount = () => planOf(group).begins + planOf(group).step * count++

      test('offers what is possible, and says why the rest is not', async ({ browser }) => {
        const page = await openMemberPage(browser, club)
        const [way] = group.ways
        await seeWays(page, { group, door, way, amount: nextAmount(), plan: plan() })
        await page.context().close()
      })

      for (const way of group.ways.filter(each => refusalAt(door, each) === undefined)) {
        for (const outcome of outcomes) {
          const cell = cells[way.kind][outcome]
          const play = plays[way.kind][outcome]
          if (!isPossible(cell)) continue
          if (!play) throw new Error(`nobody plays ${way.kind}, ${outcome}`)
          test(`${way.name}, ${outcome}: ${cell}`, async ({ browser }) => {
            const begun: Begun = { group, door, way, amount: nextAmount(), plan: plan() }
            const before = await club.member.holdings(begun.plan.id)
            const expected = expectedMoves(begun, outcome, await quoteOf(club, begun))
            const page = await openMemberPage(browser, club)
            await play(page, club, begun)
            await page.context().close()
            await expect
              .poll(async () => difference(before, await club.member.holdings(begun.plan.id)))
              .toEqual(expected)
          })
        }
      }
    })
  }
}

const difference = (before: Holdings, after: Holdings): Holdings => ({
  plan: after.plan - before.plan,
  NGN: after.NGN - before.NGN,
  USD: after.USD - before.USD,
})

async function seeWays(page: Page, begun: Begun): Promise<void> {
  const { group, door } = begun
  const { dialog, showTab } = await toTheWays(page, begun)
  for (const tab of ['Bank transfer', 'Card / Wallet'] as const) {
    await showTab(tab)
    const cards = dialog.getByRole('radiogroup', { name: 'Pay with' }).getByRole('radio')
    for (const way of group.ways.filter(each => each.tab === tab)) {
      const own = dialog.getByRole('radio', { name: way.card })
      if (refusalAt(door, way)) await expect(own).toHaveCount(0)
      else await expect(own).toBeEnabled()
    }
    for (const { way, why } of group.refused.filter(each => each.way.tab === tab)) {
      const own = dialog.getByRole('radio', { name: way.card })
      if (refusalAt(door, way)) await expect(own).toHaveCount(0)
      else {
        await expect(own).toBeDisabled()
        await expect(own).toHaveAccessibleDescription(why)
      }
    }
    await expect(cards).toHaveCount(
      [...group.ways, ...group.refused.map(({ way }) => way)].filter(
        way => way.tab === tab && refusalAt(door, way) === undefined,
      ).length,
    )
  }
}
