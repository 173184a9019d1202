// The address of every page. Links take theirs from here, so that no address is written twice.
import { fillPattern } from '@kinfold/app/address/fill-pattern'
import type { Currency } from '@kinfold/contract/money/currency'
import type { Interval } from '@kinfold/contract/payment/interval'

/** Pages that need nothing to be known; the router matches them as they are. */
export const paths = {
  root: '/',
  auth: '/auth',
  signIn: '/auth/login',
  signUp: '/auth/sign-up',
  // The addresses of these two look swapped; they stay as they are, because links to them exist.
  forgotPassword: '/auth/change-password',
  resetPassword: '/auth/reset-password',
  dashboard: '/dashboard',
  overview: '/dashboard/overview',
  plans: '/dashboard/investment-pools',
  myAccount: '/dashboard/my-account',
  transactions: '/dashboard/transactions',
  myInvestments: '/dashboard/my-investments',
  recurring: '/dashboard/my-investments/recurring-investments',
  newRecurring: '/dashboard/my-investments/recurring-investments/create',
  wallet: '/dashboard/wallet',
  notifications: '/dashboard/notifications',
  club: '/dashboard/club',
  faqs: '/dashboard/faqs',
  resources: '/dashboard/resources',
  gettingStarted: '/dashboard/getting-started',
  investmentReport: '/dashboard/investment-report',
} as const

/** Outside of the members’ app: where operators work. */
export const operatorsDoor = '/desk'

/** What the router matches besides, above all for pages about one thing. */
export const patterns = {
  anyAuth: '/auth/*',
  plan: '/dashboard/investment-pools/:poolId',
  product: '/dashboard/my-investments/product/:productId',
  portfolio: '/dashboard/my-investments/details/:portfolioId',
  verify: '/verify/:code?',
} as const

export type AccountTab = 'KYC' | 'Bank' | 'Documents' | 'Security' | 'Notifications' | 'Data'

/** A page about one thing, or with something chosen on it. */
export const pathTo = {
  plan: (poolId: number) => fillPattern(patterns.plan, { poolId }),
  product: (productId: number) => fillPattern(patterns.product, { productId }),
  portfolio: (portfolioId: string) => fillPattern(patterns.portfolio, { portfolioId }),
  /** Printed on papers as a QR code. */
  verify: (code: string) => fillPattern('/verify/:code', { code }),
  /** Where a code of a paper is typed. */
  checkPaper: () => '/verify',
  topUp: (portfolioId: string) => `${pathTo.portfolio(portfolioId)}?action=top-up`,
  topUpEvery: (portfolioId: string, interval: Interval) =>
    `${pathTo.topUp(portfolioId)}&interval=${interval}`,
  contributeEvery: (poolId: number, interval: Interval) =>
    `${pathTo.plan(poolId)}?action=contribute&interval=${interval}`,
  accountTab: (tab: AccountTab) => `${paths.myAccount}?tab=${tab}`,
  investmentsIn: (currency: Currency) => `${paths.myInvestments}?investment_type=${currency}`,
  transactionsIn: (currency: Currency) => `${paths.transactions}?currency=${currency}`,
  receipt: (currency: Currency, id: string) => `${pathTo.transactionsIn(currency)}&receipt=${id}`,
  /** One answer, opened. */
  answer: (faqId: string) => `${paths.faqs}?question=${faqId}`,
  withdrawalsIn: (currency: Currency) => `${pathTo.transactionsIn(currency)}&kind=withdrawal`,
  everyWithdrawal: () => `${paths.transactions}?kind=withdrawal`,
  payment: (paymentId: string) => `${paths.wallet}?action=payment&payment=${paymentId}`,
  withdraw: () => `${paths.wallet}?action=withdraw`,
  /** Where a checkout for another card comes back to. */
  recurringPayment: () => `${paths.recurring}?action=payment`,
  fund: () => `${paths.wallet}?action=fund`,
} as const

export function isInDashboard(pathname: string): boolean {
  return pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`)
}
