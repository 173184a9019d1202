import type { Config } from '../../config/config.ts'
import type { Handle } from '../../db/database.ts'
import { latestTerms } from './latest-terms.ts'

/** The version that members have to accept: the setting's until terms are published at the desk. */
export async function termsInForce(
  { config }: { readonly config: Pick<Config, 'termsVersion'> },
  handle: Handle,
): Promise<string> {
  return (await latestTerms(handle))?.version ?? config.termsVersion
}
