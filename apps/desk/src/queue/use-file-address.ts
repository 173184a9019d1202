import { useEffect, useState } from 'react'

type ShownFile = { kind: 'picture' | 'pdf'; address: string }

const pdfMark = '%PDF-'

/** An address for a file that was fetched, as long as it is shown. The server sends all as bytes: the content says what it is. */
export function useFileAddress(file: Blob | undefined): ShownFile | undefined {
  const [shown, setShown] = useState<ShownFile>()
  useEffect(() => {
    if (!file) return undefined
    let address: string | undefined
    let isGone = false
    void readKind(file).then(kind => {
      if (isGone) return
      const typed = kind === 'pdf' ? new Blob([file], { type: 'application/pdf' }) : file
      address = URL.createObjectURL(typed)
      setShown({ kind, address })
    })
    return () => {
      isGone = true
      setShown(undefined)
      if (address) URL.revokeObjectURL(address)
    }
  }, [file])
  return shown
}

async function readKind(file: Blob): Promise<ShownFile['kind']> {
  const start = await file.slice(0, pdfMark.length).text()
  return start === pdfMark ? 'pdf' : 'picture'
}
