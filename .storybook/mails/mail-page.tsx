import { useTheme } from '@kinfold/ui/theme'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PrintedMails } from './printed-mails.ts'
import { readInTheme } from './read-in-theme.ts'

const printed = new Map<string, Promise<PrintedMails>>()

/** All mails of a club; asked for once, since they don't change while Storybook is open. */
export function readMails(club: string): Promise<PrintedMails> {
  const known = printed.get(club)
  if (known) return known
  const asked = fetch(`mails/${club}/all.json`).then(answer => answer.json())
  printed.set(club, asked)
  return asked
}

type MailPageProps = { readonly club: string; readonly path: string; readonly subject: string }

/** A mail as a mailbox shows it: its subject, and the mail as a document of its own, as high as it is. */
export function MailPage({ club, path, subject }: MailPageProps) {
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
        src={`mails/${club}/${path}.html`}
        className="block w-full border-0"
        style={{ height }}
        onLoad={() => setLetter(frame.current?.contentDocument ?? undefined)}
      />
    </article>
  )
}
