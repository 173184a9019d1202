import { lazyPart } from '@kinfold/app/loading/lazy-part'
import { PartBoundary } from '@kinfold/app/loading/part-boundary'
import { usePaletteKey } from '@kinfold/app/palette/use-palette-key'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { showSearch } from './show-search.ts'

const { Part: MemberSearch } = lazyPart(
  () => import('./member-search.tsx').then(module => module.MemberSearch),
  'when-idle',
)

const show = (isShown: boolean) => {
  showSearch.value = isShown
}

/** Where the search opens over any page: from the menu, or by Ctrl K. */
export function SearchPlace() {
  useSignals()
  usePaletteKey(() => show(true))
  useEffect(() => () => show(false), [])
  return (
    <PartBoundary onMissing={() => show(false)}>
      {showSearch.value ? <MemberSearch onClose={() => show(false)} /> : null}
    </PartBoundary>
  )
}
