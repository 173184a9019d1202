import { matchPath } from 'react-router-dom'
import { paths } from '../../address/paths.ts'
import { overviewCalls, shellCalls } from './first-calls.ts'

/** Asks for what the shell and the overview show, all at once, before anything of them is drawn. */
export function preloadCalls(pathname: string): void {
  const isOverview = [paths.dashboard, paths.overview].some(path => matchPath(path, pathname))
  for (const call of isOverview ? [...shellCalls, ...overviewCalls] : shellCalls) call.ask()
}
