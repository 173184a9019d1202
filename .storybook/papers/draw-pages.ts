import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?url'

GlobalWorkerOptions.workerSrc = worker

/** Points of a paper to pixels of a screen: a page is 794 wide. */
const scale = 96 / 72

/** Each page of a PDF as the address of a picture. */
export async function drawPages(file: string): Promise<string[]> {
  const data = new Uint8Array(await (await fetch(file)).arrayBuffer())
  const loading = getDocument({ data, verbosity: 0 })
  const paper = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= paper.numPages; number += 1) {
    const page = await paper.getPage(number)
    const viewport = page.getViewport({ scale })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    // In memory from the start, since it is read back at once.
    canvas.getContext('2d', { alpha: false, willReadFrequently: true })
    // Not in step with the frames of the screen: where a frame ends, a line is drawn a shade lighter or darker.
    await page.render({ canvas, viewport, intent: 'print' }).promise
    pages.push(canvas.toDataURL())
  }
  await loading.destroy()
  return pages
}
