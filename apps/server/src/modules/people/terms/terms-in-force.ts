import type { Config } from '../../../config/config.ts'
import type { Handle } from '../../../db/database.ts'
import { latestTerms } from './latest-terms.ts'

type TermsInForce = {
  readonly version: string
  /** Nobody noted when those of the settings came. */
  readonly publishedAt: Date | null
}

/** The terms that members have to accept: the setting's until some are published at the desk. */
export async function termsInForce(
  { config }: { readonly config: Pick<Config, 'termsVersion'> },
  handle: Handle,
): Promise<TermsInForce> {
  return (await latestTerms(handle)) ?? { version: config.termsVersion, publishedAt: null }
}
