import '@kinfold/ui/styles.css'
import { arabic } from '@kinfold/ui/arabic'
import { startTheme } from '@kinfold/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Pledge } from './pledge.tsx'

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
