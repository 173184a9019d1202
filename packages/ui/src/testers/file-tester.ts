type Uploader = {
  upload(element: HTMLElement, files: File[], options: { applyAccept: boolean }): Promise<unknown>
}

/** Works a `FileDrop` as a person does. `place` is an element around it. */
export function fileTester(place: HTMLElement, user: Uploader) {
  return {
    /** What comes back from the system's own window for choosing a file. */
    async choose(...files: File[]) {
      const input = place.querySelector<HTMLInputElement>('input[type=file]')
      if (!input) throw new Error('There is no input for files.')
      // Also a file that the window would not have offered: it may be dropped or renamed.
      await user.upload(input, files, { applyAccept: false })
    },
  } as const
}
