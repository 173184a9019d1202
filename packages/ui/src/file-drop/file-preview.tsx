import FileText from 'lucide-react/icons/file-text'
import { useEffect, useState } from 'react'

/** The address of an image is held only while it is shown. */
function useImageAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}

/** A picture small, or a sheet of paper. */
export function FilePreview({ file }: { file: File }) {
  const image = useImageAddress(file)
  return (
    <div className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-option border border-line bg-surface-sunken text-ink-muted">
      {image ? (
        <img src={image} alt="" className="size-full object-cover" />
      ) : (
        <FileText aria-hidden size={24} strokeWidth={1.75} />
      )}
    </div>
  )
}
