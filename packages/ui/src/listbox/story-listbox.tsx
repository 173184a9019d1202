// Only for stories: a listbox in a surface of its own, which remembers what is chosen.
import { useLayoutEffect, useState } from 'react'
import { Listbox, type ListboxProps } from './listbox.tsx'

type StoryListboxProps = Omit<ListboxProps, 'chosen'> & { chosen?: readonly string[] }

export function StoryListbox({ chosen: atFirst = [], onChoose, ...list }: StoryListboxProps) {
  const [chosen, setChosen] = useState(atFirst)
  // Storybook may hide its page until a story has been drawn, and what is hidden can't scroll to its place.
  const [isSeen, setSeen] = useState(false)
  useLayoutEffect(() => setSeen(true), [])
  if (!isSeen) return null
  return (
    <div className="flex max-w-sm flex-col overflow-hidden rounded-card border border-line bg-surface-raised">
      <Listbox
        {...list}
        chosen={chosen}
        onChoose={option => {
          onChoose(option)
          const without = chosen.filter(value => value !== option.value)
          if (!list.multiple) setChosen([option.value])
          else setChosen(without.length < chosen.length ? without : [...chosen, option.value])
        }}
      />
    </div>
  )
}
