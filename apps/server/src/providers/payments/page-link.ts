import { refine, string } from 'superstruct'

/** Where a payer is sent: a page that is reached by https, and nothing else that a link can be. */
export const PageLink = refine(string(), 'link', link => {
  return URL.canParse(link) && new URL(link).protocol === 'https:'
})
