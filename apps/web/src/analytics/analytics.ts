import { whenIdle } from '@kinfold/app/loading/when-idle'
import { club } from '../club/club.ts'
import { pageAddress } from './page-address.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const service = 'https://www.googletagmanager.com'
let started = false

function addScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

// The service tells a command by its being an `arguments` object, which only a plain function has.
function tell(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: an array is not understood
  window.dataLayer.push(arguments)
}

/** Once, at start-up. Without a key nothing is loaded and nothing is sent. */
export function startAnalytics(): void {
  const id = club.keys.analytics
  if (!id || started) return
  started = true
  tell('js', new Date())
  // Page views are reported by hand, with an address that has been looked at.
  tell('config', id, { send_page_view: false, page_referrer: '' })
  whenIdle(() => addScript(`${service}/gtag/js?id=${encodeURIComponent(id)}`))
}

export function reportPageView(pathname: string, search: string): void {
  if (!started) return
  const page_location = location.origin + pageAddress(pathname, search)
  tell('set', { page_location })
  tell('event', 'page_view', { page_location })
}
