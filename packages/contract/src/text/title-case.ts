import { capitaliseFirst } from './capitalise-first.ts'

/** `pending_confirmation` → `Pending Confirmation` */
export function titleCase(snakeCase: string): string {
  return snakeCase
    .split('_')
    .filter(word => word !== '')
    .map(capitaliseFirst)
    .join(' ')
}
