export const nigeria = 'Nigeria'

/** Neither residence nor citizenship is Nigeria: such a member holds dollars only. */
export function isGlobalMember(country: string, citizenship: readonly string[]): boolean {
  return country !== nigeria && !citizenship.includes(nigeria)
}
