import { TextLink } from '@kinfold/ui/text-link'

type PaperPagesProps = {
  readonly title: string
  readonly address: string
  /** Pictures of them. */
  readonly pages: readonly string[]
}

/** A paper as it is printed, page under page; the file itself opens beside it. */
export function PaperPages({ title, address, pages }: PaperPagesProps) {
  return (
    <article className="mx-auto flex max-w-[calc(794px+--spacing(8))] flex-col gap-4 p-4 text-ink">
      {/* As high as whole pixels, or the pages below would be drawn between two of them. */}
      <header className="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h1 className="text-title font-semibold">{title}</h1>
        <TextLink external href={address}>
          The file as members get it
        </TextLink>
      </header>
      {pages.map((page, at) => (
        <img
          key={page}
          src={page}
          alt={`${title}, page ${at + 1} of ${pages.length}`}
          // No border, which would make it smaller than it was drawn: hairlines would come and go.
          className="block w-full rounded-box outline outline-line"
        />
      ))}
    </article>
  )
}
