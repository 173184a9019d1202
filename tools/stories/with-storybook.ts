import { serveFolder } from '@kinfold/test-support/network/serve-folder'
import { buildOnce } from '../build/build-once.ts'
import { storybookOf } from '../build/storybook.ts'

/** Builds Storybook if it must, at least with these files, and serves it for as long as it is used. */
export async function withStorybook<Result>(
  only: readonly string[],
  use: (storybook: { readonly url: string; readonly folder: string }) => Promise<Result>,
): Promise<Result> {
  const { output, ...build } = storybookOf(only)
  await buildOnce({ output, ...build })
  const { url, stop } = await serveFolder(output)
  try {
    return await use({ url, folder: output })
  } finally {
    await stop()
  }
}
