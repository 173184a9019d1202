/** How much of a file has gone. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-2 h-1.5 overflow-hidden rounded-full border border-transparent bg-surface-disabled forced:border-[CanvasText]"
    >
      <div
        className="h-full rounded-full bg-primary transition-[width] forced:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
