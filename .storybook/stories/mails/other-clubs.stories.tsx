import type { DemoClubKey } from '@kinfold/personas/clubs/demo-clubs'
import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Other clubs',
  parameters: {
    docs: {
      description: { component: 'The same mail from clubs that set their `.env` otherwise.' },
    },
  },
} satisfies Meta

export default meta

const pictures = { modes: ['light-desktop', 'dark-phone'], area: 'screen' } as const
const { parameters, ...welcome } = mailStory('joining/welcome', pictures)

/** Not the story that its kind of mail is found under. */
const inClub = (club: DemoClubKey) => ({
  ...welcome,
  parameters: { ...parameters, mail: undefined },
  globals: { club },
})

export const Palmgrove = inClub('palmgrove')
export const Umoja = inClub('umoja')
