import { useEffect, useRef, useState } from 'react'
import { useTheme } from '../theme/theme.ts'
import type { Device, Pictures } from './read-pictures.ts'

type ThumbnailProps = {
  readonly pictures: Pictures
  readonly story: string
  readonly device?: Device | undefined
}

const shapes = { desktop: 'aspect-[8/5]', phone: 'aspect-[6/13]' }

/** The committed picture of a story, in the theme of the page where there is one. */
export function Thumbnail({ pictures, story, device }: ThumbnailProps) {
  const file = pictures.of(story, useTheme(), device)
  if (file) return <NearPicture file={file} shape={shapes[device ?? 'desktop']} />
  return (
    <span className="block px-3.5 pt-3 text-caption font-normal text-ink-muted">
      No picture: it is asserted
    </span>
  )
}

/** Asked for once it is near: a sheet has hundreds. */
function NearPicture({ file, shape }: { file: string; shape: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        setNear(true)
        watch.disconnect()
      },
      { rootMargin: '400px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  return (
    <span
      ref={place}
      className={`block ${shape} w-full border-b border-line bg-surface-sunken bg-cover bg-top`}
      style={isNear ? { backgroundImage: `url("${file}")` } : undefined}
    />
  )
}
