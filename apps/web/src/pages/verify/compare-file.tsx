import { Banner } from '@kinfold/ui/banner'
import { FileDrop } from '@kinfold/ui/file-drop'
import { useState } from 'react'
import { hashOf } from './hash-of.ts'

type Compared = 'same' | 'changed' | 'unreadable'

const pdf = { 'application/pdf': ['.pdf'] }
const largest = 50_000_000

/** Whether a file is the one that was given out. It stays in the browser: only its hash is compared. */
export function CompareFile({ sha256 }: { sha256: string }) {
  const [file, setFile] = useState<File | null>(null)
  const [compared, setCompared] = useState<Compared>()
  const compare = async (chosen: File | null) => {
    setFile(chosen)
    setCompared(undefined)
    if (!chosen) return
    const hash = await hashOf(chosen).catch(() => undefined)
    setCompared(hash === undefined ? 'unreadable' : hash === sha256 ? 'same' : 'changed')
  }
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label="Do you have the file itself?"
        hint="We compare it here in your browser. It is not sent to anybody."
        accept={pdf}
        maxBytes={largest}
        value={file}
        onChange={chosen => void compare(chosen)}
      />
      {compared ? <Result compared={compared} /> : null}
    </div>
  )
}

function Result({ compared }: { compared: Compared }) {
  switch (compared) {
    case 'same':
      return (
        <Banner live tone="success" title="The file is unchanged">
          It is, byte for byte, the one that was given out.
        </Banner>
      )
    case 'changed':
      return (
        <Banner live tone="danger" title="This is not the file we gave out">
          It was changed, saved anew by another program, or is another paper. Please rely on what
          stands above, or ask for the original file.
        </Banner>
      )
    case 'unreadable':
      return (
        <Banner live tone="warning" title="We could not read this file">
          Please choose it again, or compare the paper with what stands above.
        </Banner>
      )
  }
}
