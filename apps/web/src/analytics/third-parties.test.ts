import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const scripts: string[] = []

beforeEach(() => {
  scripts.length = 0
  const page = {
    location: { origin: 'https://club.example' },
    document: {
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => void scripts.push(src) },
    },
  }
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('location', page.location)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** The page from its start over two addresses and a tag manager asked for twice. */
async function visit() {
  const { startAnalytics, reportPageView } = await import('./analytics.ts')
  const { loadTagManager, isTagManagerLoaded } = await import('./tag-manager.ts')
  startAnalytics()
  startAnalytics()
  reportPageView('/auth/reset-password', '?token=secret-of-the-mail')
  reportPageView('/dashboard/my-account', '?tab=KYC&code=1234')
  loadTagManager()
  loadTagManager()
  vi.runAllTimers()
  // A command is an `arguments` object.
  const told = (window.dataLayer ?? []).map(entry =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Object.values(entry ?? {})
      : entry,
  )
  return { told, isTagManagerLoaded: isTagManagerLoaded() }
}

/** What the server's policy is told. */
const named = async () => (await import('../club/third-parties.ts')).thirdParties

test('without keys nothing is loaded and nothing is told', async () => {
  expect(await visit()).toEqual({ told: [], isTagManagerLoaded: false })
  expect(scripts).toEqual([])
  expect(await named()).toEqual([])
})

test('with keys each service is loaded once, and hears of every page but of no token and no code', async () => {
  vi.stubEnv('WEB_ANALYTICS_ID', 'G-TEST')
  vi.stubEnv('WEB_TAG_MANAGER_ID', 'GTM-TEST')
  const { told, isTagManagerLoaded } = await visit()
  expect(isTagManagerLoaded).toBe(true)
  expect(scripts.toSorted()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    'https://www.googletagmanager.com/gtm.js?id=GTM-TEST',
  ])
  expect(told).toContainEqual(['config', 'G-TEST', { send_page_view: false, page_referrer: '' }])
  const views = ['/auth/reset-password', '/dashboard/my-account?tab=KYC']
  for (const view of views) {
    const page_location = `https://club.example${view}`
    expect(told).toContainEqual(['event', 'page_view', { page_location }])
  }
  vi.stubEnv('WEB_CAPTCHA_SITE_KEY', 'a key')
  vi.resetModules()
  expect(await named()).toEqual(['analytics', 'tag manager', 'captcha'])
  expect(JSON.stringify(told)).not.toMatch(/secret-of-the-mail|1234/)
})
