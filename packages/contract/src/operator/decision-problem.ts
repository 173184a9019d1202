import { canMove, type StatusMachine } from '../status/status-machine.ts'

/** Why an operator can't decide about something: its status no longer allows it. */
export function decisionProblem<State extends string>(
  machine: StatusMachine<State>,
  from: NoInfer<State>,
  to: NoInfer<State>,
) {
  return canMove(machine, from, to, 'operator') ? undefined : 'already_decided'
}
