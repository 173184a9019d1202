import { ErrorScreen } from '@kinfold/ui/error-screen'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { recoverMissingCode } from '../loading/recover-missing-code.ts'
import { reloadIfReachable } from '../loading/reload-once.ts'

type PageBoundaryProps = {
  children: ReactNode
  /** Where help is asked for. */
  contact: string
}

/** Catches what a page throws while rendering; the shell around it stays, and another page starts afresh. */
export function PageBoundary({ children, contact }: PageBoundaryProps) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={recoverMissingCode}
      fallbackRender={({ resetErrorBoundary }) => (
        <ErrorScreen onReset={() => void reloadIfReachable(resetErrorBoundary)}>
          <TextLink href={contact}>Contact our support team</TextLink>
        </ErrorScreen>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
