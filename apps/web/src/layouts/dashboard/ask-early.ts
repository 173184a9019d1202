import { overviewCalls, shellCalls } from './early-calls.ts'

/** Asks for what the shell and the overview show, all at once, before anything of them is drawn. */
export function askEarly(pathname: string): void {
  const onOverview = /^\/dashboard(\/overview)?\/?$/.test(pathname)
  for (const call of onOverview ? [...shellCalls, ...overviewCalls] : shellCalls) call.ask()
}
