import { CaptchaSiteKey } from '@kinfold/app/captcha/captcha-settings'
import { preloadDemoPeople, ServedDemoPeople } from '@kinfold/app/demo/demo-door'
import { ScriptNotice } from '@kinfold/app/errors/script-notice'
import { findPage } from '@kinfold/app/pages/find-page'
import type { DemoPerson } from '@kinfold/contract/demo/list-demo-people'
import { Brand } from '@kinfold/ui/brand'
import { LoadingScreen } from '@kinfold/ui/loading-screen'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { generatePath, StaticRouter } from 'react-router-dom'
import { paths } from './address/paths.ts'
import { App } from './app/app.tsx'
import { dashboardPages, openPages, publicPages } from './app/page-table.ts'
import { club } from './club/club.ts'
import { thirdParties } from './club/third-parties.ts'
import { overviewCalls, shellCalls } from './layouts/dashboard/first-calls.ts'

export type RenderedPage = { path: string; module: string; title: string; html: string }

/** How the club is told to other programs. */
export const clubFacts = { name: club.name, description: club.imprint }

export { thirdParties }

const prerendered = [...publicPages, ...openPages]

/** Every public page as the reader first sees it. */
export async function renderPublicPages(): Promise<RenderedPage[]> {
  await Promise.all(prerendered.map(page => page.preload()))
  return prerendered.map(({ name, path, title }) => ({
    // A page about a thing is written once, without one.
    path: generatePath(path),
    module: `src/pages/${name}/${name}-page.tsx`,
    title: `${title} · ${club.name}`,
    html: renderAt(generatePath(path)),
  }))
}

/** The sign-in page as a sandbox serves it: with those below its form whom one press signs in as. */
export async function renderDemoDoor(people: readonly DemoPerson[]): Promise<string> {
  await preloadDemoPeople()
  return renderAt(paths.signIn, people)
}

/** What a private page asks for first, by address. */
export const preloadedCalls = {
  tokenKey: club.storage.token,
  shell: shellCalls.map(addressOf),
  overview: overviewCalls.map(addressOf),
}

/** What stands where a private page will be, until its code has come. */
export function renderWaiting(): string {
  return renderToString(
    <Brand configuration={club.brand}>
      {/* It lies over everything, and a page that doesn't start has nothing to wait for. */}
      <div className="in-data-stuck:hidden">
        <LoadingScreen label="Opening your dashboard" />
      </div>
      <div className="fixed inset-x-0 top-0 p-4">
        <ScriptNotice />
      </div>
    </Brand>,
  )
}

/** Where the code of each private page is, for the shell that they all start from. */
export function listPrivatePages(): { path: string; modules: string[] }[] {
  return dashboardPages.map(({ path, name }) => ({
    path,
    modules: [`src/pages/${name}/${name}-page.tsx`, 'src/layouts/dashboard/dashboard-area.tsx'],
  }))
}

function addressOf({ path }: { path: string }): string {
  return club.apiBase + path
}

function renderAt(path: string, demoPeople?: readonly DemoPerson[]): string {
  if (!findPage(prerendered, path)) throw new Error(`No page at ${path}.`)
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <CaptchaSiteKey value={club.keys.captchaSite}>
          <ServedDemoPeople value={demoPeople}>
            <App />
          </ServedDemoPeople>
        </CaptchaSiteKey>
      </StaticRouter>
    </StrictMode>,
  )
}
