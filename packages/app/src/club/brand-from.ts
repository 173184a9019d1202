import type { BrandConfiguration } from '@kinfold/ui/brand-configuration'
import { logoAddress } from './logo-address.ts'

type Named = {
  readonly name: string
  /** Files, as `.env` names them. */
  readonly logo: string | undefined
  readonly logoDark: string | undefined
}

/** A club's name and mark; its colours are a style sheet of the build. */
export function brandFrom({ name, logo, logoDark }: Named): BrandConfiguration {
  const light = logoAddress(logo, 'logo')
  if (!light) return { name }
  return { name, mark: { light, dark: logoAddress(logoDark, 'logo-dark') ?? light } }
}
