import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSavedTheme, readTheme, setTheme, startTheme, toggleTheme } from './theme.ts'
import { themeScript } from './theme-script.ts'

type Browser = { saved?: string | null; blocked?: boolean; prefersDark?: boolean }

function openBrowser({ saved = null, blocked = false, prefersDark = false }: Browser = {}) {
  const classes = new Set<string>()
  const store = new Map<string, string>(saved === null ? [] : [['theme', saved]])
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const localStorage = {
    getItem: (key: string) => (blocked ? refuse() : (store.get(key) ?? null)),
    setItem: (key: string, value: string) => (blocked ? refuse() : store.set(key, value)),
  }
  const matchMedia = () => ({ matches: prefersDark })
  vi.stubGlobal('window', { localStorage, matchMedia })
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('matchMedia', matchMedia)
  vi.stubGlobal('document', {
    documentElement: {
      classList: {
        contains: (name: string) => classes.has(name),
        toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
      },
    },
  })
  return { store }
}

const runInlineScript = () => new Function(themeScript)()

beforeEach(() => {
  openBrowser()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each([
  ['the module', startTheme],
  ['the script before first paint', runInlineScript],
])('first theme, by %s', (_, start) => {
  test.each([
    { saved: 'dark', prefersDark: false, expected: 'dark' },
    { saved: 'light', prefersDark: true, expected: 'light' },
    { saved: null, prefersDark: true, expected: 'dark' },
    { saved: null, prefersDark: false, expected: 'light' },
    { saved: 'purple', prefersDark: true, expected: 'dark' },
    { saved: '', prefersDark: false, expected: 'light' },
  ])('saved $saved, system dark $prefersDark: $expected', ({ saved, prefersDark, expected }) => {
    openBrowser({ saved, prefersDark })
    start()
    expect(readTheme()).toBe(expected)
  })

  test('survives a blocked storage', () => {
    openBrowser({ blocked: true, prefersDark: true })
    start()
    expect(readTheme()).toBe('dark')
  })
})

test('setting the theme saves it and marks the document root', () => {
  const { store } = openBrowser()
  setTheme('dark')
  expect(store.get('theme')).toBe('dark')
  expect(readTheme()).toBe('dark')
})

test('toggling saves the other theme', () => {
  const { store } = openBrowser({ saved: 'dark' })
  startTheme()
  toggleTheme()
  expect(store.get('theme')).toBe('light')
  expect(readTheme()).toBe('light')
})

test('a blocked storage does not keep the theme from changing', () => {
  openBrowser({ blocked: true })
  setTheme('dark')
  expect(readTheme()).toBe('dark')
  expect(readSavedTheme()).toBeNull()
})
