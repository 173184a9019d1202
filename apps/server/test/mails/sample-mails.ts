import { readConfig } from '#src/config/config.ts'
import type { Mail } from '#src/mail/mail.ts'
import { accountClosedMail } from '#src/mail/templates/account-closed-mail.ts'
import {
  type AuthenticatorNews,
  authenticatorMail,
} from '#src/mail/templates/authenticator-mail.ts'
import { codeMail } from '#src/mail/templates/code-mail.ts'
import { knownAddressMail } from '#src/mail/templates/known-address-mail.ts'
import { newDeviceMail } from '#src/mail/templates/new-device-mail.ts'
import { notJoinedMail } from '#src/mail/templates/not-joined-mail.ts'
import { passkeyMail } from '#src/mail/templates/passkey-mail.ts'
import { passwordChangedMail } from '#src/mail/templates/password-changed-mail.ts'
import { resetMail } from '#src/mail/templates/reset-mail.ts'
import { welcomeMail } from '#src/mail/templates/welcome-mail.ts'
import { memberMail } from '#src/modules/base/notification/mail-member.ts'
import { type NewsOnTopic, topicOf } from '#src/modules/base/notification/notify-member.ts'
import { operatorMail } from '#src/modules/people/staff/mail-operators.ts'
import { createKeyedHash } from '#src/security/keyed-hash.ts'
import { deskNews, memberNews } from './sample-news.ts'

/** Where the mails lead. It never answers. */
const publicUrl = 'https://club.kinfold.example'
const keyedHash = createKeyedHash('only for mails that are never sent')

const firstName = 'Ada'
/** As long as two first names of the demo club's families get. */
const longName = 'Oluwafunmilayo-Chukwuemekaonyekachi'
const ada = { id: '0197a000-0000-7000-8000-000000000001', email: 'ada@kinfold.example', firstName }

type Ways = Readonly<Record<string, NewsOnTopic>>
type News = Readonly<Record<string, NewsOnTopic | Ways | undefined>>

const isOneWay = (each: NewsOnTopic | Ways): each is NewsOnTopic => typeof each.title === 'string'
const capital = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`

const news: Readonly<Record<string, News>> = memberNews

type SampleMails = Readonly<Record<string, Readonly<Record<string, Mail>>>>

/** Every mail that the server of a club writes, as it writes it: by group and name. */
export function sampleMailsOf(clubSettings: Readonly<Record<string, string>>): SampleMails {
  const config = { ...readConfig({ KINFOLD_MODE: 'sandbox', ...clubSettings }), publicUrl }
  const { club } = config

  const passkey = (kind: 'added' | 'removed') =>
    passkeyMail(club, { firstName, publicUrl, news: { kind, name: 'My phone' } })
  const authenticator = (news: AuthenticatorNews, name = firstName) =>
    authenticatorMail(club, { firstName: name, publicUrl, news })

  const joining: Readonly<Record<string, Mail>> = {
    code: codeMail(club, '4071'),
    welcome: welcomeMail(club, { firstName, publicUrl }),
    welcomeLongName: welcomeMail(club, { firstName: longName, publicUrl }),
    knownAddress: knownAddressMail(club, { firstName, publicUrl }),
    notJoined: notJoinedMail(club, { publicUrl }),
  }

  const signingIn: Readonly<Record<string, Mail>> = {
    newDevice: newDeviceMail(club, {
      firstName,
      device: 'Chrome on Android',
      address: '102.89.23.41',
      at: new Date('2026-06-03T09:00:00Z'),
      publicUrl,
    }),
    newDeviceUnknown: newDeviceMail(club, {
      firstName: longName,
      device: null,
      address: '2c0f:f248:3a91:7e04:9d2b:61c8:5f0e:a447',
      at: new Date('2026-06-03T09:00:00Z'),
      publicUrl,
    }),
    reset: resetMail(club, {
      firstName,
      url: `${publicUrl}/auth/reset-password?token=${'s4mple'.repeat(7)}`,
      minutes: 30,
    }),
    passwordChanged: passwordChangedMail(club, { firstName, publicUrl }),
    authenticatorOn: authenticator({ kind: 'turned on' }),
    authenticatorOff: authenticator({ kind: 'turned off' }),
    codesRenewed: authenticator({ kind: 'codes renewed' }),
    codeUsed: authenticator({ kind: 'code used', left: 6 }),
    lastCodeUsed: authenticator({ kind: 'code used', left: 0 }),
    passkeyAdded: passkey('added'),
    passkeyRemoved: passkey('removed'),
    accountClosed: accountClosedMail(club, { firstName, keptYears: 6 }),
    accountErased: accountClosedMail(club, { firstName, keptYears: 0 }),
  }

  const toMember = (news: NewsOnTopic) =>
    memberMail({ config, keyedHash }, topicOf(news), ada, news)

  /** News that reads in several ways has a name for each: `arrivedInWallet`. */
  function mailsOf(news: News): Record<string, Mail> {
    const named = Object.entries(news).flatMap(([name, each]) => {
      if (each === undefined) return []
      if (isOneWay(each)) return [[name, toMember(each)] as const]
      return Object.entries(each).map(
        ([way, one]) => [`${name}${capital(way)}`, toMember(one)] as const,
      )
    })
    return Object.fromEntries(named)
  }

  return {
    joining,
    signingIn,
    ...Object.fromEntries(Object.entries(news).map(([group, each]) => [group, mailsOf(each)])),
    desk: Object.fromEntries(
      Object.entries(deskNews).map(([name, each]) => [
        name,
        operatorMail(config, 'Ngozi Bello', each),
      ]),
    ),
  }
}

/** Those of the default club. */
export const sampleMails = sampleMailsOf({})
