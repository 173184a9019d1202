import FileText from 'lucide-react/icons/file-text'
import { useEffect, useState } from 'react'
import { photoCode } from '../photo/photo-code.ts'

/** The address of an image is held only while it is shown; one that takes too much memory has none. */
function useImageAddress(file: File) {
  const [address, setAddress] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    let made: string | undefined
    let isGone = false
    void mayBeShown(file).then(isSmall => {
      if (isGone || !isSmall) return
      made = URL.createObjectURL(file)
      setAddress(made)
    })
    return () => {
      isGone = true
      setAddress(undefined)
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  return [address, setAddress] as const
}

const mayBeShown = async (file: File) => (await photoCode.load())?.isDrawable(file) ?? true

/** A picture small, or a sheet of paper. */
export function FilePreview({ file }: { file: File }) {
  const [image, setImage] = useImageAddress(file)
  return (
    <div className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-option border border-line bg-surface-sunken text-ink-muted">
      {image ? (
        <img
          src={image}
          alt=""
          className="size-full object-cover"
          onError={() => setImage(undefined)}
        />
      ) : (
        <FileText aria-hidden size={24} strokeWidth={1.75} />
      )}
    </div>
  )
}
