/** Long enough for any browser to have taken the file. */
const keptMs = 60_000

/** Hands a file over to the browser, which keeps it among the downloads or asks where to. */
export function saveFile(file: Blob | ArrayBuffer, name: string): void {
  const type = file instanceof Blob ? file.type : ''
  const address = URL.createObjectURL(new Blob([file], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
