import '@kinfold/ui/styles.css'
import { themeScript } from '@kinfold/ui/theme-script'
import type { ReactNode } from 'react'

export const metadata = { title: 'A pledge' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the package's own text */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>{children}</body>
    </html>
  )
}
