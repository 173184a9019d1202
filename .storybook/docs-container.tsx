import { applyTheme } from '@kinfold/ui/theme'
import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { clubThemes } from './club-theme.ts'
import type { Theme } from './modes.ts'

const themeOf = (globals: Record<string, unknown>): Theme =>
  globals.theme === 'dark' ? 'dark' : 'light'

/** A page of documentation in the theme that the toolbar says. */
export function DocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<Theme>(() => themeNow(context) ?? 'light')
  useEffect(() => {
    // The frames of stories tell here of their own theme too, so a page asks what its own is.
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      setTheme(themeNow(context) ?? themeOf(globals))
    const channel = addons.getChannel()
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [context])
  // A page whose stories stand in frames draws none itself.
  useEffect(() => applyTheme(theme), [theme])
  return (
    <Container context={context} theme={clubThemes[theme]}>
      {children}
    </Container>
  )
}

// A page of words alone has no story to ask.
function themeNow({
  componentStories,
  getStoryContext,
}: DocsContainerProps['context']): Theme | undefined {
  const [first] = componentStories()
  return first && themeOf(getStoryContext(first).globals)
}
