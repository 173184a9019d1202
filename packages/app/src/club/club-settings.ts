/** Of an app's environment what describes the club, as far as `.env` says it. */
export type ClubSettings<Env> = {
  readonly [Name in keyof Env as Extract<Name, `${'CLUB' | 'WEB'}_${string}`>]?: string | undefined
}

/** A setting, or undefined where it is missing or left empty. */
export function setting(value: string | undefined): string | undefined {
  return value?.trim() || undefined
}
