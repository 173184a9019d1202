import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { findPage } from '@kinfold/app/pages/find-page'
import { page } from '@kinfold/app/pages/page'
import { paths, patterns } from '../address/paths.ts'

export const signInPage = page('sign-in', paths.signIn, 'Sign in', () =>
  import('../pages/sign-in/sign-in-page.tsx').then(module => module.SignInPage),
)

export const deskPages = [
  page('today', paths.today, 'Today', () =>
    import('../pages/today/today-page.tsx').then(module => module.TodayPage),
  ),
  page('members', paths.members, 'Members', () =>
    import('../pages/members/members-page.tsx').then(module => module.MembersPage),
  ),
  page('member', patterns.member, 'Member', () =>
    import('../pages/members/member-page.tsx').then(module => module.MemberPage),
  ),
  page('kyc', patterns.kyc, 'KYC', () =>
    import('../pages/kyc/kyc-page.tsx').then(module => module.KycPage),
  ),
  page('transfers', patterns.transfers, 'Transfers', () =>
    import('../pages/transfers/transfers-page.tsx').then(module => module.TransfersPage),
  ),
  page('unmatched', patterns.unmatched, 'Unmatched money', () =>
    import('../pages/unmatched/unmatched-page.tsx').then(module => module.UnmatchedPage),
  ),
  page('withdrawals', patterns.withdrawals, 'Withdrawals', () =>
    import('../pages/withdrawals/withdrawals-page.tsx').then(module => module.WithdrawalsPage),
  ),
  // Before the batches: its address would be one of theirs.
  page('prepare', paths.prepareBatch, 'Prepare a batch', () =>
    import('../pages/batches/prepare-page.tsx').then(module => module.PreparePage),
  ),
  page('batches', patterns.batches, 'Payout batches', () =>
    import('../pages/batches/batches-page.tsx').then(module => module.BatchesPage),
  ),
  // Before the returns: its address would be one of theirs.
  page('draft', paths.draftReturns, 'Enter returns', () =>
    import('../pages/returns/draft-page.tsx').then(module => module.DraftPage),
  ),
  page('returns', patterns.returns, 'Returns', () =>
    import('../pages/returns/returns-page.tsx').then(module => module.ReturnsPage),
  ),
  page('refunds', patterns.refunds, 'Refunds', () =>
    import('../pages/refunds/refunds-page.tsx').then(module => module.RefundsPage),
  ),
  page('chargebacks', patterns.chargebacks, 'Chargebacks', () =>
    import('../pages/chargebacks/chargebacks-page.tsx').then(module => module.ChargebacksPage),
  ),
  page('books', paths.books, 'Books', () =>
    import('../pages/books/books-page.tsx').then(module => module.BooksPage),
  ),
  page('figure', patterns.figure, 'Books', () =>
    import('../pages/books/figure-page.tsx').then(module => module.FigurePage),
  ),
  page('statements', paths.statements, 'Bank statements', () =>
    import('../pages/statements/statements-page.tsx').then(module => module.StatementsPage),
  ),
  page('statement', patterns.statement, 'Bank statement', () =>
    import('../pages/statements/lines-page.tsx').then(module => module.LinesPage),
  ),
  page('club', paths.club, 'Club', () =>
    import('../pages/club/club-page.tsx').then(module => module.ClubPage),
  ),
  page('plans', patterns.plans, 'Plans', () =>
    import('../pages/plans/plans-page.tsx').then(module => module.PlansPage),
  ),
  page('rates', patterns.rates, 'Exchange rates', () =>
    import('../pages/rates/rates-page.tsx').then(module => module.RatesPage),
  ),
  page('fees', patterns.fees, 'Fees', () =>
    import('../pages/fees/fees-page.tsx').then(module => module.FeesPage),
  ),
  page('bank-details', patterns.bankDetails, 'Bank details', () =>
    import('../pages/bank-details/bank-details-page.tsx').then(module => module.BankDetailsPage),
  ),
  page('bank-accounts', patterns.bankAccounts, 'Bank accounts', () =>
    import('../pages/bank-accounts/bank-accounts-page.tsx').then(module => module.BankAccountsPage),
  ),
  page('holidays', patterns.holidays, 'Holidays', () =>
    import('../pages/holidays/holidays-page.tsx').then(module => module.HolidaysPage),
  ),
  page('months', patterns.months, 'Months', () =>
    import('../pages/months/months-page.tsx').then(module => module.MonthsPage),
  ),
  page('officers', patterns.officers, 'Officers', () =>
    import('../pages/officers/officers-page.tsx').then(module => module.OfficersPage),
  ),
  page('meetings', patterns.meetings, 'Meetings', () =>
    import('../pages/meetings/meetings-page.tsx').then(module => module.MeetingsPage),
  ),
  page('announcements', patterns.announcements, 'Announcements', () =>
    import('../pages/announcements/announcements-page.tsx').then(
      module => module.AnnouncementsPage,
    ),
  ),
  page('faqs', patterns.faqs, 'Questions and answers', () =>
    import('../pages/faqs/faqs-page.tsx').then(module => module.FaqsPage),
  ),
  page('resources', patterns.resources, 'Resources', () =>
    import('../pages/resources/resources-page.tsx').then(module => module.ResourcesPage),
  ),
  page('surveys', patterns.surveys, 'Surveys', () =>
    import('../pages/surveys/surveys-page.tsx').then(module => module.SurveysPage),
  ),
  page('notices', patterns.notices, 'Notices', () =>
    import('../pages/notices/notices-page.tsx').then(module => module.NoticesPage),
  ),
  page('terms', patterns.terms, 'Terms', () =>
    import('../pages/terms/terms-page.tsx').then(module => module.TermsPage),
  ),
  page('staff', patterns.staff, 'Staff', () =>
    import('../pages/staff/staff-page.tsx').then(module => module.StaffPage),
  ),
  page('log', paths.log, 'Log', () =>
    import('../pages/log/log-page.tsx').then(module => module.LogPage),
  ),
  page('your-sign-in', paths.yourSignIn, 'Your sign-in', () =>
    import('../pages/your-sign-in/your-sign-in-page.tsx').then(module => module.YourSignInPage),
  ),
]

/** The shell around every page of the desk, with all that signed-in pages share. */
export const deskArea = lazyPart(() =>
  import('../layout/desk-area.tsx').then(module => module.DeskArea),
)

export const notFoundPage = lazyPart(() =>
  import('../pages/not-found/not-found-page.tsx').then(module => module.NotFoundPage),
)

export const pageTable = [signInPage, ...deskPages]

/** Fetches all the code that an address needs, the shell and the page in one wave, and says whether it came. */
export async function preloadPage(pathname: string): Promise<boolean> {
  const shown = pathname === paths.root ? paths.today : pathname
  const came = await Promise.all([
    findPage(pageTable, shown)?.preload(),
    findPage([signInPage], shown) ? undefined : deskArea.preload(),
  ])
  return !came.includes(false)
}
