// What the stories of the desk have in common: the whole app at an address, signed in or not.
import '../layout/density.css'
import '../lock/lock.css'
import { AsksForDemo } from '@kinfold/app/demo/demo-door'
import { PasskeysHere } from '@kinfold/app/passkey/passkeys-here'
import type { SessionEnd } from '@kinfold/app/session/create-session'
import type { Decorator, Loader, Parameters, StoryContext } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '../address/paths.ts'
import { App } from '../app/app.tsx'
import { preloadPage } from '../app/page-table.ts'
import { switchKeys } from '../keys/keys-setting.ts'
import { type IdleClock, setIdleClock } from '../lock/idle-clock.ts'
import { leaveLocked } from '../session/desk-lock.ts'
import { session } from '../session/session.ts'
import { startClient } from '../session/start-client.ts'
import { showClub } from './show-club.ts'

type DeskParameters = {
  path: string
  /** How the session before ended. Without it somebody is signed in; whose token it is, the mocks say. */
  ended?: SessionEnd
  /** The time that idleness is measured by. */
  clock?: IdleClock
  /** Shows whom a sandbox lets one be. */
  asksForDemo?: boolean
}

function deskOf(parameters: Parameters): DeskParameters {
  const { desk } = parameters
  if (typeof desk?.path !== 'string')
    throw new Error('This story needs parameters.desk = { path } to know which page it shows.')
  return desk
}

const inApp: Decorator = (_Story, { parameters, id }) => (
  <MemoryRouter key={id} initialEntries={[deskOf(parameters).path]} useTransitions={false}>
    <AsksForDemo value={deskOf(parameters).asksForDemo ?? false}>
      <PasskeysHere value="possible">
        <App />
      </PasskeysHere>
    </AsksForDemo>
  </MemoryRouter>
)

/** The session as the story wants it; nothing of the story before is left. */
function startSession({
  parameters,
  globals,
}: Pick<StoryContext, 'parameters' | 'globals'>): () => void {
  const showOwnClub = showClub(globals.club)
  const { path, ended, clock } = deskOf(parameters)
  const isSignedOut = ended !== undefined || path.startsWith(paths.signIn)
  leaveLocked()
  startClient({ isOnSignIn: () => session.token.peek() === undefined })
  switchKeys(true)
  setIdleClock(clock)
  session.lastEnd.value = ended
  session.token.value = isSignedOut ? undefined : 'a token of the story'
  return showOwnClub
}

const loadPage: Loader = ({ parameters }) =>
  preloadPage(new URL(deskOf(parameters).path, 'http://story').pathname).then(() => ({}))

/** To be spread into the meta of a page's stories. */
export const deskStory = {
  decorators: [inApp],
  loaders: [loadPage],
  beforeEach: startSession,
}
