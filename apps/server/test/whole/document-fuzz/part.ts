/** A schema of an OpenAPI document, as far as the fuzz reads it. */
export type Part = {
  readonly $ref?: string | undefined
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly allOf?: readonly Part[]
  readonly anyOf?: readonly Part[]
  readonly properties?: Readonly<Record<string, Part>>
  readonly required?: readonly string[]
  readonly items?: Part
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema: Part
}
type Content = Readonly<Record<string, { readonly schema: Part; readonly example?: object }>>

/** A call, with nothing in it that only refers to what stands elsewhere, but for schemas. */
export type Operation = {
  readonly operationId: string
  readonly description: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content: Content }>>
}
