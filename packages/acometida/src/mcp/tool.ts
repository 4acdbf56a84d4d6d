/** A tool that an agent may call, as the Model Context Protocol describes it. */
export interface Tool {
  readonly name: string
  readonly description: string
  /** A JSON Schema of an object. */
  readonly inputSchema: ArgumentsSchema
  /** Whether the tool changes nothing. */
  readonly isReadOnly: boolean
  /** Resolves to the text for the agent. Throws an Error with a sentence if the call fails. */
  readonly call: (args: Arguments) => Promise<string>
}

export interface ArgumentsSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required: readonly string[]
  readonly additionalProperties: false
}

/** The arguments of a call. */
export type Arguments = Readonly<Record<string, unknown>>

/** A sentence about a missing or unknown argument; null if there is none. The tool checks the values itself. */
export function argumentProblem({ properties, required }: ArgumentsSchema, args: Arguments): string | null {
  const known = Object.keys(properties)
  const unknown = Object.keys(args).filter((name) => !known.includes(name))
  const missing = required.filter((name) => args[name] === undefined)
  if (unknown.length > 0)
    return `Unknown argument ${unknown.join(', ')}. Known arguments: ${known.join(', ') || 'none'}.`
  return missing.length > 0 ? `Missing argument ${missing.join(', ')}.` : null
}
