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
  page('kyc', patterns.kyc, 'KYC', () =>
    import('../pages/kyc/kyc-page.tsx').then(module => module.KycPage),
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
