import { enums, type Infer } from 'superstruct'

/** The services whose scripts a build of the web app may load. */
export const ThirdParty = enums(['analytics', 'tag manager', 'captcha'])
export type ThirdParty = Infer<typeof ThirdParty>
