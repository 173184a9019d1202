import { demoClubKeys } from '@kinfold/personas/clubs/demo-club-of'
import type { StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PaperPages } from './paper-pages.tsx'
import type { PrintedPaper } from './printed-paper.ts'

/** One paper, by its name: `statement`. */
export function paperStory(name: string, story: string) {
  return {
    parameters: {
      layout: 'fullscreen',
      docs: { description: { story } },
    },
    loaders: [
      async ({ globals }) => {
        const club = demoClubKeys.find(key => key === globals.club) ?? 'own'
        const all: PrintedPaper[] = await (await fetch(`papers/${club}/all.json`)).json()
        const title = all.find(paper => paper.name === name)?.title
        if (title === undefined) throw new Error(`The server draws no paper “${name}”.`)
        const address = `papers/${club}/${name}.pdf`
        // What reads a PDF is large, and no other story has a use for it.
        const { drawPages } = await import('./draw-pages.ts')
        return { title, address, pages: await drawPages(address) }
      },
    ],
    render: (_, { loaded: { title, address, pages } }) => (
      <PaperPages {...{ title, address, pages }} />
    ),
    play: async ({ canvasElement, loaded: { title, pages } }) => {
      const page = within(canvasElement).getByRole<HTMLImageElement>('img', {
        name: `${title}, page 1 of ${pages.length}`,
      })
      await expect(page).toBeVisible()
      await page.decode()
      await expect(hasInk(page)).toBe(true)
    },
  } satisfies StoryObj
}

function hasInk(page: HTMLImageElement): boolean {
  const { naturalWidth: width, naturalHeight: height } = page
  const canvas = new OffscreenCanvas(width, height).getContext('2d')
  canvas?.drawImage(page, 0, 0)
  const { data = [] } = canvas?.getImageData(0, 0, width, height) ?? {}
  return data.some((channel, at) => at % 4 !== 3 && channel < 128)
}
