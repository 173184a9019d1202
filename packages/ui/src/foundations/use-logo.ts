import { useRef, useState } from 'react'

/** What a mark may be, the same as in a club's settings. */
export const logoKinds = {
  'image/svg+xml': ['.svg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
}

/** It goes into the configuration itself, which every page carries. */
export const mostLogoBytes = 100_000

type Logo = {
  readonly file: File | null
  /** The picture itself, as an address. */
  readonly address?: string
  readonly problem?: string
}

const addressOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

async function readLogo(file: File): Promise<Logo> {
  try {
    const address = await addressOf(file)
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return { file, address }
  } catch {
    return { file, problem: 'This file can’t be shown as a picture. Please choose another one.' }
  }
}

/** A logo from somebody's device, once it has proven to be a picture. */
export function useLogo() {
  const [logo, setLogo] = useState<Logo>({ file: null })
  const latest = useRef<File>(null)
  const choose = async (file: File | null) => {
    latest.current = file
    setLogo({ file })
    if (!file) return
    const read = await readLogo(file)
    // Another may have been chosen meanwhile.
    if (latest.current === file) setLogo(read)
  }
  return { ...logo, choose }
}
