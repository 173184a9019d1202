// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLeaveOnce } from './use-leave-once.ts'

let root: Root
let place: HTMLElement
/** What the newest render of the page gives to its button. */
let goOn: () => void

function Page() {
  const leave = useLeaveOnce()
  const navigate = useNavigate()
  const { search } = useLocation()
  const at = Number(search.slice(1))
  goOn = () => leave(() => void navigate(`?${at + 1}`))
  return at
}

/** As the browser does it, a moment later. */
function pop(state: unknown, search: string) {
  window.history.replaceState(state, '', search)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.history.replaceState(null, '', '?1')
  place = document.createElement('div')
  root = createRoot(place)
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    ),
  )
})
afterEach(() => act(async () => root.unmount()))

it('leaves an entry once, however often it is pressed before the next is shown', async () => {
  await act(async () => {
    goOn()
    goOn()
  })
  expect(place.textContent).toBe('2')
  await act(async () => goOn())
  expect(place.textContent).toBe('3')
})

it('leaves nothing by what was begun on the entry before', async () => {
  const goOnFromFirst = goOn
  await act(async () => goOn())
  await act(async () => goOnFromFirst())
  expect(window.location.search).toBe('?2')
})

it.each(['the first entry', 'a later one'])(
  'leaves %s again when Back was faster than the next was shown',
  async which => {
    if (which === 'a later one') await act(async () => goOn())
    const { state } = window.history
    const { search } = window.location
    const shown = place.textContent
    await act(async () => {
      goOn()
      expect(window.location.search).not.toBe(search)
      pop(state, search)
    })
    expect(place.textContent).toBe(shown)
    await act(async () => goOn())
    expect(place.textContent).toBe(String(Number(shown) + 1))
  },
)
