import '@kinfold/ui/styles.css'
import { arabic } from '@kinfold/ui/arabic'
import { startTheme } from '@kinfold/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Pledge } from './pledge.tsx'

// Either the parts are all there is, or guests in a page that styles its elements and has classes of common names.
if (location.hash === '#guest') await import('bootstrap/dist/css/bootstrap.css')
else await import('@kinfold/ui/reset.css')
const isArabic = location.hash === '#ar'
if (isArabic) Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl' })
startTheme()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Pledge {...(isArabic ? { language: arabic } : {})} />
    </StrictMode>,
  )
