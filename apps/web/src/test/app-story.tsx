// What the stories of pages have in common: the whole app at an address, signed in or not.

import { CaptchaSiteKey } from '@kinfold/app/captcha/captcha-settings'
import { AsksForDemo } from '@kinfold/app/demo/demo-door'
import { type NoPasskeys, PasskeysHere } from '@kinfold/app/passkey/passkeys-here'
import type { SessionEnd } from '@kinfold/app/session/create-session'
import type { Decorator, Loader, Parameters, StoryContext } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '../address/paths.ts'
import { App } from '../app/app.tsx'
import { preloadPage } from '../app/page-table.ts'
import { sidebarPart, thumbBarPart } from '../layouts/dashboard/dashboard-parts.ts'
import { adirePatternPart } from '../layouts/public/adire-pattern-part.ts'
import { forgetSignUp } from '../pages/sign-up/sign-up-draft.ts'
import { session } from '../session/session.ts'
import { startClient } from '../session/start-client.ts'
import { showClub } from './show-club.ts'

export type AppParameters = {
  path: string
  /** Whether a token is in the browser; whose it is, the mocks say. */
  signedIn?: boolean
  /** How the session before ended. */
  ended?: SessionEnd
  /** Shows the challenge of a provider instead of the sandbox's stand-in. */
  captchaSiteKey?: string
  /** Why the browser makes no passkeys; without this it does. */
  noPasskeys?: NoPasskeys
  /** Shows whom a sandbox lets one be. */
  asksForDemo?: boolean
}

function appOf(parameters: Parameters): AppParameters {
  const { app } = parameters
  if (typeof app?.path !== 'string')
    throw new Error('This story needs parameters.app = { path } to know which page it shows.')
  return app
}

const inApp: Decorator = (_Story, { parameters, id }) => {
  const { path, captchaSiteKey, asksForDemo = false, noPasskeys } = appOf(parameters)
  return (
    <CaptchaSiteKey value={captchaSiteKey}>
      <MemoryRouter key={id} initialEntries={[path]}>
        <AsksForDemo value={asksForDemo}>
          <PasskeysHere value={noPasskeys ?? 'possible'}>
            <App />
          </PasskeysHere>
        </AsksForDemo>
      </MemoryRouter>
    </CaptchaSiteKey>
  )
}

/** The session as the story wants it; nothing of the story before is left. */
export function startSession({
  parameters,
  globals,
}: Pick<StoryContext, 'parameters' | 'globals'>): () => void {
  const showOwnClub = showClub(globals.club)
  const { path, signedIn = false, ended } = appOf(parameters)
  session.end('left')
  forgetSignUp()
  startClient({ isOnLoginPage: () => path.startsWith(paths.signIn) })
  session.lastEnd.value = ended
  session.token.value = signedIn ? 'a token of the story' : undefined
  return showOwnClub
}

// What surrounds it too: a picture is taken as soon as the page itself is there, or is made narrow.
const loadPage: Loader = async ({ parameters }) => {
  const { pathname } = new URL(appOf(parameters).path, 'http://story')
  const surroundings = [adirePatternPart, sidebarPart, thumbBarPart]
  await Promise.all([preloadPage(pathname), ...surroundings.map(part => part.preload())])
  return {}
}

/** To be spread into the meta of a page's stories. */
export const appStory = {
  decorators: [inApp],
  loaders: [loadPage],
  beforeEach: startSession,
}
