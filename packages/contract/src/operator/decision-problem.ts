import { canMove, type StatusMachine } from '../status/status-machine.ts'

/** Why an operator can't move something on: it isn't where a decision is wanted any more. */
export function decisionProblem<State extends string>(
  machine: StatusMachine<State>,
  from: NoInfer<State>,
  to: NoInfer<State>,
) {
  return canMove(machine, from, to, 'operator') ? undefined : 'already_decided'
}
