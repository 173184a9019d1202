// Each part alone, at an address of its own: `#table`.
import '../../src/styles.css'
import { createRoot } from 'react-dom/client'
import { pressedParts } from './pressed-parts.tsx'
import { shownParts } from './shown-parts.tsx'

const root = document.querySelector('#root')
const Part = { ...shownParts, ...pressedParts }[location.hash.slice(1)]
if (!root || !Part) throw new Error('Name a part after the #.')
createRoot(root).render(<Part />)
