import type { ReactNode } from 'react'
import { BottomSheet } from './bottom-sheet.tsx'
import { FloatingPanel, type FloatingPanelProps } from './floating-panel.tsx'

type ListPanelProps = Pick<
  FloatingPanelProps,
  'box' | 'label' | 'className' | 'onClose' | 'focusAfter' | 'children'
> & {
  /** Whether it comes up from the lower edge; decided when it opens, so that it stays what it was. */
  asSheet: boolean
  /** Over the list of a sheet. */
  title: ReactNode
  /** Keeps a sheet as high as it can be, while a search makes its list shorter. */
  steady: boolean
}

/** A list that was opened at a field: hanging from it, or as a sheet of a phone. */
export function ListPanel({
  asSheet,
  title,
  steady,
  box,
  className,
  children,
  ...panel
}: ListPanelProps) {
  return asSheet ? (
    <BottomSheet title={title} steady={steady} {...panel}>
      {children}
    </BottomSheet>
  ) : (
    <FloatingPanel box={box} className={className} {...panel}>
      {children}
    </FloatingPanel>
  )
}
