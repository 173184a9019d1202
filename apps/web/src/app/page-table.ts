import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { findPage } from '@kinfold/app/pages/find-page'
import { page } from '@kinfold/app/pages/page'
import { isInDashboard, paths, patterns } from '../address/paths.ts'
import { session } from '../session/session.ts'

export const publicPages = [
  page('sign-in', paths.signIn, 'Sign In', () =>
    import('../pages/sign-in/sign-in-page.tsx').then(module => module.SignInPage),
  ),
  page('sign-up', paths.signUp, 'Create Account', () =>
    import('../pages/sign-up/sign-up-page.tsx').then(module => module.SignUpPage),
  ),
  page('forgot-password', paths.forgotPassword, 'Forgot Password', () =>
    import('../pages/forgot-password/forgot-password-page.tsx').then(
      module => module.ForgotPasswordPage,
    ),
  ),
  page('reset-password', paths.resetPassword, 'Set a New Password', () =>
    import('../pages/reset-password/reset-password-page.tsx').then(
      module => module.ResetPasswordPage,
    ),
  ),
]

/** For anybody, signed in or not. */
export const openPages = [
  page('verify', patterns.verify, 'Is This Paper Genuine?', () =>
    import('../pages/verify/verify-page.tsx').then(module => module.VerifyPage),
  ),
]

export const dashboardPages = [
  page('overview', paths.overview, 'Dashboard', () =>
    import('../pages/overview/overview-page.tsx').then(module => module.OverviewPage),
  ),
  page('investment-pools', paths.plans, 'Contribute', () =>
    import('../pages/investment-pools/investment-pools-page.tsx').then(
      module => module.InvestmentPoolsPage,
    ),
  ),
  page('investment-pool', patterns.plan, 'Contribute', () =>
    import('../pages/investment-pool/investment-pool-page.tsx').then(
      module => module.InvestmentPoolPage,
    ),
  ),
  page('my-account', paths.myAccount, 'My Account', () =>
    import('../pages/my-account/my-account-page.tsx').then(module => module.MyAccountPage),
  ),
  page('transactions', paths.transactions, 'Transactions', () =>
    import('../pages/transactions/transactions-page.tsx').then(module => module.TransactionsPage),
  ),
  page('my-investments', paths.myInvestments, 'My Contributions', () =>
    import('../pages/my-investments/my-investments-page.tsx').then(
      module => module.MyInvestmentsPage,
    ),
  ),
  page('my-investments-product', patterns.product, 'My Contributions', () =>
    import('../pages/my-investments-product/my-investments-product-page.tsx').then(
      module => module.MyInvestmentsProductPage,
    ),
  ),
  page('my-investments-details', patterns.portfolio, 'Portfolio', () =>
    import('../pages/my-investments-details/my-investments-details-page.tsx').then(
      module => module.MyInvestmentsDetailsPage,
    ),
  ),
  page('recurring-investments', paths.recurring, 'Recurring Contributions', () =>
    import('../pages/recurring-investments/recurring-investments-page.tsx').then(
      module => module.RecurringInvestmentsPage,
    ),
  ),
  page('create-recurring-investment', paths.newRecurring, 'New Recurring Contribution', () =>
    import('../pages/create-recurring-investment/create-recurring-investment-page.tsx').then(
      module => module.CreateRecurringInvestmentPage,
    ),
  ),
  page('wallet', paths.wallet, 'My Wallet', () =>
    import('../pages/wallet/wallet-page.tsx').then(module => module.WalletPage),
  ),
  page('notifications', paths.notifications, 'Notifications', () =>
    import('../pages/notifications/notifications-page.tsx').then(
      module => module.NotificationsPage,
    ),
  ),
  page('club', paths.club, 'The Club', () =>
    import('../pages/club/club-page.tsx').then(module => module.ClubPage),
  ),
  page('faqs', paths.faqs, 'FAQs', () =>
    import('../pages/faqs/faqs-page.tsx').then(module => module.FaqsPage),
  ),
  page('resources', paths.resources, 'Resources', () =>
    import('../pages/resources/resources-page.tsx').then(module => module.ResourcesPage),
  ),
  page('getting-started', paths.gettingStarted, 'Getting Started', () =>
    import('../pages/getting-started/getting-started-page.tsx').then(
      module => module.GettingStartedPage,
    ),
  ),
  page('investment-report', paths.investmentReport, 'Investment Report', () =>
    import('../pages/investment-report/investment-report-page.tsx').then(
      module => module.InvestmentReportPage,
    ),
  ),
]

/** The shell around every page of the dashboard, with all that signed-in pages share. */
export const dashboardArea = lazyPart(async () => {
  const [{ DashboardArea }, { preloadCalls }] = await Promise.all([
    import('../layouts/dashboard/dashboard-area.tsx'),
    import('../layouts/dashboard/preload-calls.ts'),
  ])
  const { pathname } = location
  if (session.isAuthenticated.peek() && isInDashboard(pathname)) preloadCalls(pathname)
  return DashboardArea
})

export const notFoundPage = lazyPart(() =>
  import('../pages/not-found/not-found-page.tsx').then(module => module.NotFoundPage),
)

export const unknownAuthPage = lazyPart(() =>
  import('../pages/not-found/unknown-auth-page.tsx').then(module => module.UnknownAuthPage),
)

/** Every page there is, in the order of the specification. */
export const pageTable = [...publicPages, ...openPages, ...dashboardPages]

/** Fetches all the code that an address needs, the shell and the page in one wave, and says whether it came. */
export async function preloadPage(pathname: string): Promise<boolean> {
  const shown = pathname === paths.dashboard ? paths.overview : pathname
  const came = await Promise.all([
    findPage(pageTable, shown)?.preload(),
    isInDashboard(shown) ? dashboardArea.preload() : undefined,
  ])
  return !came.includes(false)
}
