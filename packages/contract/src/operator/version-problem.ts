/** Why something can't be changed: it has changed since its editor saw it. */
export function versionProblem({ version }: { readonly version: number }, seen: number) {
  return version === seen ? undefined : 'conflict'
}
