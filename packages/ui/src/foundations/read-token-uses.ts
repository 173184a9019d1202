import type { TokenUses } from '../story-layout/token-uses.ts'

let asked: Promise<TokenUses> | undefined

/** Which parts use each token, as the build of the stories has read it from their sources. */
export function readTokenUses(): Promise<TokenUses> {
  // biome-ignore lint/style/noRestrictedGlobals: a file beside the stories, and no call of the product
  asked ??= fetch('token-uses.json').then(answer => answer.json())
  return asked
}
