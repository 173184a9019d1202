export type News = { readonly title: string; readonly body: string }

/** Word for word what the member gets, by e-mail and among their notifications. */
export function WillRead({ reader, news }: { reader: string; news: News }) {
  return (
    <section className="rounded-card border border-line bg-surface-sunken px-4 py-3">
      <h3 className="text-caption text-ink-muted [overflow-wrap:anywhere]">{reader} will read</h3>
      <p className="mt-1 text-small font-semibold text-ink">{news.title}</p>
      <p className="mt-0.5 text-small whitespace-pre-line text-ink [overflow-wrap:anywhere]">
        {news.body}
      </p>
    </section>
  )
}
