// @vitest-environment happy-dom
import { act, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useWizard } from './use-wizard.ts'

it('never shows the later step that the address asks for when the answer comes before the new address', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.history.replaceState(null, '', '?step=receipt')
  const shown: string[] = []
  function Page() {
    const [isDone, setDone] = useState(false)
    const { step } = useWizard('step', [
      { name: 'details', isDone },
      { name: 'receipt', isDone: false },
    ])
    shown.push(step)
    // Rendered at once, while React Router renders a new address in a transition.
    useLayoutEffect(() => setDone(true), [])
    return step
  }
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Page />
      </BrowserRouter>,
    ),
  )
  expect(new Set(shown)).toEqual(new Set(['details']))
  expect(window.location.search).toBe('')
  await act(async () => root.unmount())
})
