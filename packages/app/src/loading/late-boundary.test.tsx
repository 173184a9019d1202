// @vitest-environment happy-dom
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LateBoundary } from './late-boundary.tsx'
import { lazyPart } from './lazy-part.tsx'

// React holds a part back by a timeout. No timeout of this test ever ends, so what is shown was not held back.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

function partOf(text: string) {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  return { ...lazyPart(() => promise), come: () => resolve(() => text) }
}

const turn = () =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve(undefined)
    }
    port2.postMessage(undefined)
  })

const rendered = async () => {
  for (let turns = 0; turns < 50; turns++) await turn()
}

it('shows each part as soon as its code has come', async () => {
  const page = partOf('page')
  const menu = partOf('menu')
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(
    <>
      <LateBoundary fallback="no page, ">
        <page.Part />
      </LateBoundary>
      <LateBoundary fallback="no menu">
        <menu.Part />
      </LateBoundary>
    </>,
  )
  await rendered()
  expect(place.textContent).toBe('no page, no menu')
  page.come()
  await rendered()
  expect(place.textContent).toBe('pageno menu')
  menu.come()
  await rendered()
  expect(place.textContent).toBe('pagemenu')
  root.unmount()
})
