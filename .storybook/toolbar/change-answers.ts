import type { StoryContext } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'

type Answering = { use(...handlers: RequestHandler[]): void }

const slowMs = 3000

/** Answers as the toolbar wants them in front of those of the story. As long as it wants none, nothing is loaded. */
export async function changeAnswers(
  { globals, title, parameters }: Pick<StoryContext, 'globals' | 'title' | 'parameters'>,
  worker: Answering,
): Promise<void> {
  const { persona = 'own', network } = globals
  if (persona !== 'own' && parameters.msw) {
    const { callerNames, operatorNames } = await loadCallers()
    const isForThem = title.startsWith('Desk/') === operatorNames.has(persona)
    const as = callerNames.find(name => name === persona)
    if (as !== undefined && isForThem) {
      const { handlersFor } = await import('@kinfold/api/mocks/handlers')
      worker.use(...handlersFor(as))
    }
  }
  if (network === 'slow') {
    const { delay, http } = await import('msw')
    // It answers nothing itself: the next handler does.
    worker.use(http.all('*/api/*', async () => void (await delay(slowMs))))
  }
}

async function loadCallers() {
  const [{ callerNames }, { operatorKeys }] = await Promise.all([
    import('@kinfold/api/mocks/mock-caller'),
    import('@kinfold/personas/operators/operators'),
  ])
  return { callerNames, operatorNames: new Set<string>(operatorKeys) }
}
