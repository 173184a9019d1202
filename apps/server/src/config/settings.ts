// Reads settings from the environment one by one; the first bad one ends the start with one sentence.
import { StartupError } from './startup-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export class Settings {
  readonly #environment: Environment

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** The trimmed value; empty counts as not set. */
  optional(name: string): string | undefined {
    const value = this.#environment[name]?.trim()
    return value === '' ? undefined : value
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback
  }

  /** A comma-separated list; empty when it is not set. */
  list(name: string): string[] {
    const parts = this.optional(name)?.split(',') ?? []
    return parts.map(part => part.trim()).filter(part => part !== '')
  }

  required(name: string, purpose: string): string {
    const value = this.optional(name)
    if (value === undefined) throw new StartupError(`Set ${name}: ${purpose}.`)
    return value
  }

  choice<const T extends string>(name: string, choices: readonly T[], fallback: NoInfer<T>): T {
    const value = this.optional(name)
    if (value === undefined) return fallback
    const found = choices.find(choice => choice === value)
    if (found === undefined) {
      throw new StartupError(`${name} is "${value}"; set it to one of ${choices.join(', ')}.`)
    }
    return found
  }

  whole(name: string, fallback: number, { min, max }: { min: number; max: number }): number {
    return this.optionalWhole(name, { min, max }) ?? fallback
  }

  optionalWhole(name: string, { min, max }: { min: number; max: number }): number | undefined {
    const value = this.optional(name)
    if (value === undefined) return undefined
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
    if (number >= min && number <= max) return number
    throw new StartupError(`${name} is "${value}"; set it to a whole number from ${min} to ${max}.`)
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.optional(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
    // The value may carry a password, so it is not repeated.
    throw new StartupError(
      `${name} is not an address the server can use; it has to begin with ${protocols.map(protocol => `${protocol}//`).join(' or ')}.`,
    )
  }

  emailAddress(name: string, fallback: string): string {
    const value = this.text(name, fallback)
    if (/^[^\s@<>]+@[^\s@<>]+$/.test(value)) return value
    throw new StartupError(`${name} is "${value}"; set it to an e-mail address.`)
  }
}
