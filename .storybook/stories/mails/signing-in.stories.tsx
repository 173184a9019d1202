import type { Meta } from '@storybook/react-vite'
import { mailStory } from '../../mails/mail-story.tsx'

const meta = {
  title: 'E-mails/Signing in and out',
  parameters: {
    docs: {
      description: { component: 'What tells owners of an account that somebody is at its door.' },
    },
  },
} satisfies Meta

export default meta

export const NewDevice = mailStory('signingIn/newDevice', {
  modes: ['light-desktop', 'dark-phone'],
})
export const NewDeviceUnknown = mailStory('signingIn/newDeviceUnknown')
export const Reset = mailStory('signingIn/reset')
export const PasswordChanged = mailStory('signingIn/passwordChanged')
export const AuthenticatorOn = mailStory('signingIn/authenticatorOn')
export const AuthenticatorOff = mailStory('signingIn/authenticatorOff')
export const PasskeyAdded = mailStory('signingIn/passkeyAdded')
export const PasskeyRemoved = mailStory('signingIn/passkeyRemoved')
export const CodesRenewed = mailStory('signingIn/codesRenewed')
export const CodeUsed = mailStory('signingIn/codeUsed')
export const LastCodeUsed = mailStory('signingIn/lastCodeUsed')
export const AccountClosed = mailStory('signingIn/accountClosed')
export const AccountErased = mailStory('signingIn/accountErased')
