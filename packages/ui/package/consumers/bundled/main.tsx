import '@kinfold/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { Page } from '../page.tsx'

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
