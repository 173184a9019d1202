import './styles.css'
import { AsksForDemo } from '@kinfold/app/demo/demo-door'
import { prefetchLinks } from '@kinfold/app/loading/prefetch-links'
import { agreeWithOtherTabs } from '@kinfold/app/session/agree-with-other-tabs'
import { takeOver } from '@kinfold/app/session/hand-over'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { preloadPage } from './app/page-table.ts'
import { lockInAllTabs } from './session/desk-lock.ts'
import { session } from './session/session.ts'
import { startClient } from './session/start-client.ts'
import { startFirstCalls } from './session/start-first-calls.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

startClient()
lockInAllTabs()
// From the members’ door, which an operator has come in by.
const handedOver = takeOver()
if (handedOver) session.begin(handedOver)
agreeWithOtherTabs(session)
startFirstCalls()
prefetchLinks(preloadPage)
void preloadPage(location.pathname)

createRoot(root).render(
  <StrictMode>
    {/* The page before goes at once: a key that is pressed meanwhile would decide on it, and what it opens would win. */}
    <BrowserRouter useTransitions={false}>
      <AsksForDemo value={true}>
        <App />
      </AsksForDemo>
    </BrowserRouter>
  </StrictMode>,
)
