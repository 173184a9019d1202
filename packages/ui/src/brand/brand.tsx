import { createContext, type ReactNode, use } from 'react'
import { type BrandConfiguration, defaultBrand } from './brand-configuration.ts'
import { brandStyleSheet } from './brand-style-sheet.ts'

const BrandContext = createContext(defaultBrand)

type BrandProps = {
  /** Whose product it is: name, mark and colours. */
  configuration: BrandConfiguration
  children: ReactNode
}

/** Gives everything below it the club's name and mark, and the whole page its colours. */
export function Brand({ configuration, children }: BrandProps) {
  const css = brandStyleSheet(configuration)
  return (
    <BrandContext value={configuration}>
      {css ? <style>{css}</style> : null}
      {children}
    </BrandContext>
  )
}

export function useBrand(): BrandConfiguration {
  return use(BrandContext)
}
