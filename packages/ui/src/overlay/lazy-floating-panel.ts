import { lazy } from 'react'

export function loadFloatingPanel() {
  return import('./floating-panel.tsx')
}

export const LazyFloatingPanel = lazy(async () => ({
  default: (await loadFloatingPanel()).FloatingPanel,
}))
