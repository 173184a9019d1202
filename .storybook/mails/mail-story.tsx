import { demoClubKeys } from '@kinfold/personas/clubs/demo-club-of'
import type { StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { MailPage, readMails } from './mail-page.tsx'
import { teachFrameItsRules } from './teach-frame-its-rules.ts'

/** One mail, by its group and name: `payments/failed`. */
export function mailStory(path: string, pictures: Pictures = false): StoryObj {
  const [group = '', name = ''] = path.split('/')
  return {
    parameters: { layout: 'fullscreen', pictures, mail: path },
    loaders: [
      async ({ globals }) => {
        const club = demoClubKeys.find(key => key === globals.club) ?? 'own'
        const subject = (await readMails(club))[group]?.[name]?.subject
        if (subject === undefined) throw new Error(`The server writes no mail “${path}”.`)
        return { club, subject }
      },
    ],
    render: (_, { loaded }) => <MailPage club={loaded.club} path={path} subject={loaded.subject} />,
    play: async ({ canvasElement }) => {
      const frame = within(canvasElement).getByTitle<HTMLIFrameElement>('The mail')
      const letter = () => frame.contentDocument?.querySelector('h1')
      await waitFor(() => expect(letter()).toBeTruthy())
      await waitFor(() =>
        expect(frame.offsetHeight).toBe(letter()?.ownerDocument.body.scrollHeight),
      )
      await expect(letter()?.ownerDocument.body.scrollWidth).toBeLessThanOrEqual(frame.offsetWidth)
      await teachFrameItsRules(frame)
    },
  }
}

type Pictures =
  | { readonly modes: readonly ('light-desktop' | 'dark-phone')[]; readonly area?: 'screen' }
  | false
