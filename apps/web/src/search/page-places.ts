import type { Place } from '@kinfold/app/palette/place'
import { paths, pathTo } from '../address/paths.ts'

const page = (to: string, label: string, also = ''): Place => ({ to, label, note: 'Page', also })
const step = (to: string, label: string, also = ''): Place => ({ to, label, note: 'Do it', also })

/** The pages of the dashboard and what is done most, with the words that people look for them by. */
export const pagePlaces: readonly Place[] = [
  page(paths.overview, 'Dashboard', 'home overview'),
  page(paths.myInvestments, 'My Contributions', 'portfolios investments'),
  page(paths.wallet, 'My Wallet', 'balance money'),
  page(paths.transactions, 'Transactions', 'payments receipts history'),
  page(paths.investmentReport, 'Investment report', 'returns earned'),
  page(paths.plans, 'Contribute', 'plans invest'),
  page(paths.recurring, 'Recurring Contributions', 'subscription monthly'),
  page(paths.myAccount, 'My Account', 'profile name phone address'),
  page(pathTo.accountTab('KYC'), 'KYC', 'identity id bvn proof verification'),
  page(pathTo.accountTab('Bank'), 'Bank accounts', 'payout iban'),
  page(pathTo.accountTab('Documents'), 'Documents', 'papers statement certificate pdf'),
  page(pathTo.accountTab('Security'), 'Security', 'password authenticator sessions'),
  page(pathTo.accountTab('Data'), 'Your data', 'export close'),
  page(paths.notifications, 'Notifications', 'news messages'),
  page(paths.club, 'The Club', 'officers meeting calendar announcements minutes bylaws chair'),
  page(paths.faqs, 'FAQs', 'help questions answers'),
  page(paths.resources, 'Resources', 'reading'),
  page(paths.gettingStarted, 'Getting Started'),
  step(pathTo.fund(), 'Fund wallet', 'deposit add pay'),
  step(pathTo.withdraw(), 'Withdraw', 'payout'),
  step(paths.newRecurring, 'Set up a recurring contribution', 'monthly'),
]
