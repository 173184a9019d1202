type SpinnerProps = {
  /** In pixels at 100 %; it grows with the words beside it. */
  size?: number
  className?: string
}

/** Only the picture; say beside it in words what is loading. */
export function Spinner({ size = 18, className = '' }: SpinnerProps) {
  return (
    <svg
      aria-hidden="true"
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      viewBox="0 0 24 24"
      fill="none"
      className={`animate-spin ${className}`}
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M21.5 12A9.5 9.5 0 0 0 12 2.5"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
