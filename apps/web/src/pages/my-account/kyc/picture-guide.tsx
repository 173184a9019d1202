import { Banner } from '@kinfold/ui/banner'
import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import type { PictureFlaw } from './judge-picture.ts'
import { lookAtPicture } from './look-at-picture.ts'

const advice = [
  'All four corners are in it.',
  'Every word can be read.',
  'No glare, no shadow, no finger on it.',
]

const flaws: Readonly<Record<PictureFlaw, string>> = {
  dark: 'This picture looks dark. In daylight, by a window, it is often taken at the first try.',
  blurred: 'This picture looks blurred. Rest your hands on the table, and let the camera focus.',
}

/** What makes a good picture, and a word when the chosen one looks like none. It warns; it never refuses. */
export function PictureGuide({ file }: { file: File | null }) {
  const [seen, setSeen] = useState<{ file: File; flaw: PictureFlaw | undefined }>()
  useEffect(() => {
    if (!file) return
    let isWanted = true
    void lookAtPicture(file).then(flaw => isWanted && setSeen({ file, flaw }))
    return () => {
      isWanted = false
    }
  }, [file])
  const flaw = file && seen?.file === file ? seen.flaw : undefined
  if (flaw) {
    return (
      <Banner live tone="warning" title="Will a reviewer be able to read it?">
        {flaws[flaw]} You may also send it as it is.
      </Banner>
    )
  }
  if (file) return null
  return (
    <ul className="flex flex-col gap-1.5 text-small text-ink-muted">
      {advice.map(each => (
        <li key={each} className="flex gap-2">
          <Check aria-hidden size={18} strokeWidth={2} className="mt-0.5 shrink-0 text-success" />
          {each}
        </li>
      ))}
    </ul>
  )
}
