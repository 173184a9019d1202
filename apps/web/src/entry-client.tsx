import './styles.css'
import { CaptchaSiteKey } from '@kinfold/app/captcha/captcha-settings'
import { AsksForDemo, preloadDemoPeople, ServedDemoPeople } from '@kinfold/app/demo/demo-door'
import { loadFullStyles } from '@kinfold/app/loading/load-full-styles'
import { prefetchLinks } from '@kinfold/app/loading/prefetch-links'
import { agreeWithOtherTabs } from '@kinfold/app/session/agree-with-other-tabs'
import type { DemoPerson } from '@kinfold/contract/demo/list-demo-people'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { startAnalytics } from './analytics/analytics.ts'
import { App } from './app/app.tsx'
import { preloadPage } from './app/page-table.ts'
import { club } from './club/club.ts'
import { session } from './session/session.ts'
import { settleAddress } from './session/settle-address.ts'
import { startClient } from './session/start-client.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

startClient()
agreeWithOtherTabs(session)
// Before anything reads the address or tells of it.
const address = settleAddress()
if (address === 'elsewhere') root.replaceChildren()
document.documentElement.removeAttribute('data-waiting')
startAnalytics()
prefetchLinks(preloadPage)

const served = document.getElementById('demo-people')?.textContent
const demoPeople: readonly DemoPerson[] | undefined = served ? JSON.parse(served) : undefined

const app = (
  <StrictMode>
    <BrowserRouter>
      <CaptchaSiteKey value={club.keys.captchaSite}>
        <AsksForDemo value={true}>
          <ServedDemoPeople value={demoPeople}>
            <App />
          </ServedDemoPeople>
        </AsksForDemo>
      </CaptchaSiteKey>
    </BrowserRouter>
  </StrictMode>
)

// As a transition, so that taking over a page that is already there never holds up a key press.
function show(root: HTMLElement): void {
  startTransition(() => {
    if (root.querySelector('main')) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}

// The matched page's code comes first, so that hydration finds what was rendered at build. No top-level await:
// a page that shares a file with this one would wait for it for ever.
void Promise.all([
  preloadPage(location.pathname),
  loadFullStyles(),
  demoPeople && preloadDemoPeople(),
]).then(() => show(root))
