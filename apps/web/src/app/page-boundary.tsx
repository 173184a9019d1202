import { ErrorScreen } from '@kinfold/ui/error-screen'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { club } from '../club/club.ts'
import { recoverMissingCode } from '../loading/recover-missing-code.ts'
import { reloadIfReachable } from '../loading/reload-once.ts'

/** Catches what a page throws while rendering; the shell around it stays, and another page starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={recoverMissingCode}
      fallbackRender={({ resetErrorBoundary }) => (
        <ErrorScreen onReset={() => void reloadIfReachable(resetErrorBoundary)}>
          <TextLink href={club.links.contact}>Contact our support team</TextLink>
        </ErrorScreen>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
