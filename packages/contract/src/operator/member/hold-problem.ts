/** Why a member can't be put on hold, or a hold ended. */
export function holdProblem(isOnHold: boolean, hold: boolean) {
  return isOnHold === hold ? 'already_decided' : undefined
}
