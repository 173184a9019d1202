import { enums, type Infer } from 'superstruct'

/** The services a build of the web app may load scripts of. */
export const ThirdParty = enums(['analytics', 'tag manager', 'captcha'])
export type ThirdParty = Infer<typeof ThirdParty>
