import { club } from './club.ts'

const { analytics, tagManager, captchaSite } = club.keys

/** The services this build loads scripts of; the server's content security policy lets in no others. */
export const thirdParties = [
  ...(analytics === undefined ? [] : (['analytics'] as const)),
  ...(tagManager === undefined ? [] : (['tag manager'] as const)),
  ...(captchaSite === undefined ? [] : (['captcha'] as const)),
]
