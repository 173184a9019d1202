import { paths } from './paths.ts'

export function isInDashboard(pathname: string): boolean {
  return pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`)
}
