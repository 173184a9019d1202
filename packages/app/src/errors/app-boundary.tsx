import { ErrorScreen } from '@kinfold/ui/error-screen'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { recoverMissingCode } from '../loading/recover-missing-code.ts'
import { reloadIfReachable } from '../loading/reload-once.ts'

type AppBoundaryProps = {
  children: ReactNode
  /** Where help is asked for. */
  contact: string
}

/** The last net: what even the shell could not catch. */
export function AppBoundary({ children, contact }: AppBoundaryProps) {
  return (
    <ErrorBoundary
      onError={recoverMissingCode}
      fallbackRender={({ resetErrorBoundary }) => (
        <main>
          <ErrorScreen
            title="Unexpected Application Error!"
            onReset={() => void reloadIfReachable(resetErrorBoundary)}
          >
            <TextLink href={contact}>Contact our support team</TextLink>
          </ErrorScreen>
        </main>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
