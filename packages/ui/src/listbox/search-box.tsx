import Search from 'lucide-react/icons/search'
import type { KeyboardEvent } from 'react'

type SearchBoxProps = {
  label: string
  text: string
  listId: string
  activeId: string | undefined
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Keeps the focus while its arrows move over the list below. */
export function SearchBox({ label, text, listId, activeId, onType, onKeyDown }: SearchBoxProps) {
  return (
    <div className="flex shrink-0 items-center gap-2 border-b border-line px-4 text-ink-muted">
      <Search aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-controls={listId}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        enterKeyHint="done"
        placeholder={label}
        value={text}
        onChange={event => onType(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-control-small min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink-subtle"
      />
    </div>
  )
}
