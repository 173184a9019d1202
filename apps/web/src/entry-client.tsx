import './styles.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { AppRoutes } from './app/app-routes.tsx'
import { findPage } from './app/page-table.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')

// `/` and `/auth` show the sign-in page, pre-rendered: the address is set right before anything reads it.
if (/^\/(auth\/?)?$/.test(location.pathname)) {
  history.replaceState(null, '', `/auth/login${location.search}${location.hash}`)
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </StrictMode>
)

// The matched page's code comes first, so that hydration finds what the server rendered.
await findPage(location.pathname)?.preload()
if (root.firstElementChild) hydrateRoot(root, app)
else createRoot(root).render(app)
