import { useTheme } from '@kinfold/ui/theme'
import { useEffect } from 'react'

/** The browser's own bars take the colour of the page; the document itself only knows what the system prefers. */
export function useThemeColor(): void {
  const theme = useTheme()
  useEffect(() => {
    const color = getComputedStyle(document.documentElement).backgroundColor
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = color
  }, [theme])
}
