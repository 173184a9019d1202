import { portfolioFactsOf } from '@kinfold/personas/portfolios/portfolio-facts'

// Each address a member can be at, as the journeys that look at all of them go through it.
export const publicAddresses = [
  '/auth/login',
  '/auth/sign-up',
  '/auth/change-password',
  '/auth/reset-password',
  '/auth/reset-password?token=made-up',
  '/auth/nothing-here',
  '/nothing-here',
] as const

export const privateAddresses = [
  '/dashboard/overview',
  '/dashboard/investment-pools',
  '/dashboard/investment-pools/1',
  '/dashboard/my-account',
  '/dashboard/my-account?tab=KYC',
  '/dashboard/my-account?tab=Bank',
  '/dashboard/my-account?tab=Security',
  '/dashboard/transactions',
  '/dashboard/transactions?currency=USD&kind=deposit&status=completed',
  '/dashboard/my-investments',
  '/dashboard/my-investments?investment_type=USD',
  '/dashboard/my-investments/product/1',
  // A portfolio of Dayo’s, by the id it has in every demo club.
  `/dashboard/my-investments/details/${portfolioFactsOf('dayo growth pool').id}`,
  '/dashboard/my-investments/recurring-investments',
  '/dashboard/my-investments/recurring-investments/create',
  '/dashboard/wallet',
  '/dashboard/wallet?currency=USD&action=withdraw',
  '/dashboard/notifications',
  '/dashboard/notifications?show=unread',
  '/dashboard/faqs',
  '/dashboard/resources',
  '/dashboard/getting-started',
  '/dashboard/investment-report',
  '/dashboard/nothing-here',
] as const
