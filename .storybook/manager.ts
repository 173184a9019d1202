import { createElement, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types, useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api'
import { clubThemes } from './club-theme.ts'
import { issueText } from './issue-text.ts'

type Docs = { description?: { story?: string; component?: string } }

const small = { margin: '12px 0 0', opacity: 0.75, fontSize: 13 }

/** The sentence on what a reviewer should see, where the page is, and which states of the catalogue a story shows. */
function WhatToSee() {
  const docs = useParameter<Docs>('docs', {})
  const states = useParameter<readonly string[]>('states', [])
  const app = useParameter<{ path?: string }>('app', {})
  const [globals] = useGlobals()
  const api = useStorybookApi()
  const sentence = docs?.description?.story ?? docs?.description?.component
  // The frame around the stories is drawn by another React than theirs, so no element of this file is written as JSX.
  return createElement(
    'div',
    { style: { padding: 20, fontSize: 15, lineHeight: 1.6, maxWidth: 720 } },
    createElement('p', { style: { margin: 0 } }, sentence ?? 'This story has no sentence yet.'),
    app?.path && createElement('p', { style: small }, `Address: ${app.path}`),
    states.length > 0 && createElement('p', { style: small }, `States: ${states.join(', ')}`),
    createElement(
      'p',
      { style: { ...small, display: 'flex', gap: 12 } },
      createElement(Copy, { label: 'Copy link', text: () => location.href }),
      createElement(Copy, {
        label: 'Copy as issue',
        text: () =>
          issueText({
            ...api.getCurrentStoryData(),
            sentence,
            states,
            globals,
            url: location.href,
          }),
      }),
    ),
  )
}

const copyStyle = {
  padding: '4px 10px',
  border: '1px solid currentColor',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
}

/** Says for a moment that it was done. */
function Copy({ label, text }: { label: string; text: () => string }) {
  const [isCopied, setCopied] = useState(false)
  return createElement(
    'button',
    {
      type: 'button',
      style: copyStyle,
      onClick: async () => {
        await navigator.clipboard.writeText(text())
        setCopied(true)
        setTimeout(setCopied, 2000, false)
      },
    },
    isCopied ? 'Copied' : label,
  )
}

addons.register('kinfold/what-to-see', () => {
  addons.add('kinfold/what-to-see/panel', {
    type: types.PANEL,
    title: 'What to see',
    render: ({ active = false }) => (active ? createElement(WhatToSee) : null),
  })
})

const savedTheme = new URLSearchParams(location.search).get('globals')?.includes('theme:dark')

// The first thing a reviewer reads beside a page is what it should show.
addons.setConfig({
  selectedPanel: 'kinfold/what-to-see/panel',
  theme: clubThemes[savedTheme ? 'dark' : 'light'],
})

// What stands around a story is as light or dark as the story.
addons.register('kinfold/theme', ({ on, setOptions }) => {
  let now = savedTheme ? 'dark' : 'light'
  const follow = ({ globals }: { globals: { theme?: string } }) => {
    const theme = globals.theme === 'dark' ? 'dark' : 'light'
    if (theme === now) return
    now = theme
    setOptions({ theme: clubThemes[theme] })
  }
  on(SET_GLOBALS, follow)
  on(GLOBALS_UPDATED, follow)
})
