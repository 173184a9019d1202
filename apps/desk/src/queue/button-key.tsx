import { KeyCap } from '../keys/key-cap.tsx'

/** The key that leads to a button, shown on it where there is a keyboard. */
export function ButtonKey({ children }: { children: string }) {
  return (
    <span aria-hidden className="pointer-coarse:hidden">
      <KeyCap>{children}</KeyCap>
    </span>
  )
}
