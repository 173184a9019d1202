import { TextField } from '@kinfold/ui/text-field'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { useKeys } from '../keys/use-keys.ts'
import { ButtonKey } from './button-key.tsx'

const pauseMs = 300

type SearchFieldProps = {
  label: string
  value: string
  onSearch: (words: string) => void
  /** The page is for searching: who comes begins to type. */
  startsHere?: boolean
}

/** Looks as one types, once the hand rests. */
export function SearchField({ label, value, onSearch, startsHere = false }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [asked, setAsked] = useState(value)
  if (value !== known) {
    setKnown(value)
    // Back, or a link, says something else; what was typed meanwhile stays.
    if (value !== asked) setTyped(value)
  }
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const search = (words: string) => {
    setAsked(words)
    latest.current(words)
  }
  useEffect(() => {
    const words = typed.trim()
    if (words === value) return undefined
    const timer = setTimeout(() => {
      setAsked(words)
      latest.current(words)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value])
  useEffect(() => {
    if (!startsHere) return undefined
    // A new page gives the focus to its heading first.
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [startsHere])
  useKeys({ '/': () => field.current?.focus() })
  return (
    <TextField
      ref={field}
      label={label}
      labelHidden
      type="search"
      autoComplete="off"
      placeholder={label}
      maxLength={100}
      value={typed}
      start={<Search aria-hidden size={16} strokeWidth={1.75} />}
      end={<ButtonKey>/</ButtonKey>}
      onChange={event => setTyped(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter') search(typed.trim())
        if (event.key !== 'Escape') return
        // A browser would empty the field: who leaves it to go through what was found keeps that.
        event.preventDefault()
        field.current?.blur()
      }}
    />
  )
}
