import { createContext } from 'react'

/** What the sandbox's server takes for a solved challenge. */
export const sandboxCaptchaToken = 'sandbox'

/** The site key of the challenge provider; without one a stand-in answers at once. */
export const CaptchaSiteKey = createContext<string | undefined>(undefined)
