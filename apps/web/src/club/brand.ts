import type { BrandConfiguration } from '@kinfold/ui/brand-configuration'
import { club } from './club.ts'

export const brand: BrandConfiguration = {
  name: club.name,
  ...(club.logo ? { mark: { light: club.logo, dark: club.logoDark ?? club.logo } } : {}),
}
