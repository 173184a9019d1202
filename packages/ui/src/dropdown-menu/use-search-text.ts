import { useEffect, useRef, useState } from 'react'

/** Someone who pressed outside by mistake and comes straight back still finds what they typed. */
const FORGET_AFTER = 1000

export function useSearchText() {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function type(next: string) {
    clearTimeout(timer.current)
    timer.current = undefined
    setText(next)
  }

  return {
    text,
    type,
    forgetSoon() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => type(''), FORGET_AFTER)
    },
    forgetUnlessSoon() {
      if (timer.current === undefined) setText('')
    },
  }
}
