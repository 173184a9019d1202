import { useTheme } from '@kinfold/ui/theme'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PrintedMails } from './printed-mails.ts'
import { readInTheme } from './read-in-theme.ts'

let printed: Promise<PrintedMails> | undefined

/** All mails; asked for once, since they don't change while Storybook is open. */
export function readMails(): Promise<PrintedMails> {
  printed ??= fetch('mails/all.json').then(answer => answer.json())
  return printed
}

type MailPageProps = { readonly path: string; readonly subject: string }

/** A mail as a mailbox shows it: its subject, and the mail as a document of its own, as high as it is. */
export function MailPage({ path, subject }: MailPageProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(600)
  const [letter, setLetter] = useState<Document>()
  const theme = useTheme()

  useLayoutEffect(() => {
    if (letter) readInTheme(letter, theme)
  }, [letter, theme])

  useEffect(() => {
    if (!letter) return
    const watch = new ResizeObserver(() => setHeight(letter.body.scrollHeight))
    watch.observe(letter.body)
    return () => watch.disconnect()
  }, [letter])

  return (
    <article className="text-ink">
      <header className="border-b border-line bg-surface px-4 py-3">
        <p className="text-caption text-ink-muted">Subject</p>
        <h1 className="text-body font-semibold [overflow-wrap:anywhere]">{subject}</h1>
      </header>
      <iframe
        ref={frame}
        title="The mail"
        src={`mails/${path}.html`}
        className="block w-full border-0"
        style={{ height }}
        onLoad={() => setLetter(frame.current?.contentDocument ?? undefined)}
      />
    </article>
  )
}
