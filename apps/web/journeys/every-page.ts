import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'
import { isInDashboard, paths, pathTo, type patterns } from '../src/address/paths.ts'

// Each address a member can be at, as the journeys that look at all of them go through it. A page that is new
// in paths.ts is among them by itself; one about a thing doesn't compile until that thing is named here.

const things: Readonly<Record<keyof typeof patterns, string>> = {
  anyAuth: '/auth/nothing-here',
  plan: pathTo.plan(1),
  product: pathTo.product(1),
  // A portfolio of Dayo’s, by the id it has in every demo club.
  portfolio: pathTo.portfolio(portfolioFactsOf('dayo growth pool').id),
  // Of no paper.
  verify: pathTo.verify('2222-3333-4444-5555'),
}

/** Pages that show something else by what is chosen in their address. */
const chosen = [
  `${paths.resetPassword}?token=made-up`,
  pathTo.accountTab('KYC'),
  pathTo.accountTab('Bank'),
  `${paths.myAccount}?tab=Security`,
  pathTo.accountTab('Notifications'),
  pathTo.accountTab('Data'),
  `${paths.transactions}?currency=USD&kind=deposit&status=completed`,
  pathTo.investmentsIn('USD'),
  `${paths.wallet}?currency=USD&action=withdraw`,
  pathTo.fund(),
  `${pathTo.plan(1)}?action=contribute`,
  `${things.portfolio}?action=top-up`,
  `${paths.notifications}?show=unread`,
]

const nowhere = ['/nothing-here', '/dashboard/nothing-here']

/** These only lead on to another page. */
const leadOn: readonly string[] = [paths.root, paths.auth, paths.dashboard]

const addresses = [...Object.values(paths), ...Object.values(things), ...chosen, ...nowhere].filter(
  address => !leadOn.includes(address),
)
const isPrivate = (address: string) => isInDashboard(address.split('?')[0] ?? '')

export const publicAddresses = addresses.filter(address => !isPrivate(address))
export const privateAddresses = addresses.filter(isPrivate)
