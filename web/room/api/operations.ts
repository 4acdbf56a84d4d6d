/** The parts of the published document that the room reads. */
export interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
}

interface RawOperation {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly RawParameter[]
  readonly responses?: Readonly<Record<string, RawAnswer>>
  readonly 'x-roles'?: readonly string[]
  readonly 'x-cod-results'?: readonly string[]
}

interface RawParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly example?: unknown
}

interface RawAnswer {
  readonly content?: Readonly<Record<string, { readonly examples?: Readonly<Record<string, RawExample>> }>>
}

interface RawExample {
  readonly value?: { readonly result?: { readonly codResult?: string; readonly msgResult?: string } }
}

/** An operation of the API, as the contract describes it. */
export interface Operation {
  /** In capitals. */
  readonly method: string
  /** For example `/users/{id}`. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  /** Without its roles and codes. */
  readonly description: string
  readonly roles: readonly string[]
  /** The codes that it may answer. */
  readonly codes: readonly string[]
  /** What the catalogue says of its codes. */
  readonly details: readonly CodeDetail[]
  readonly parameters: readonly OperationParameter[]
  readonly examples: readonly ExampleAnswer[]
}

export interface CodeDetail {
  readonly code: string
  readonly meaning: string
  /** How a developer makes it happen. */
  readonly provoke: string
  /** The text for the customer, in Spanish; null if the code is no failure. */
  readonly message: string | null
}

interface OperationParameter {
  readonly name: string
  /** `path`, `query` or `header`. */
  readonly place: string
  readonly required: boolean
  readonly description: string
  readonly example: string | null
}

/** An example of a success. */
interface ExampleAnswer {
  readonly name: string
  /** Indented JSON. */
  readonly text: string
}

/** The operations of a published document by name, in the order of their names. */
export function operationsIn({ paths }: Published): ReadonlyMap<string, Operation> {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, raw]): [string, Operation][] =>
      raw.operationId === undefined ? [] : [[raw.operationId, operationOf(method, path, raw)]],
    ),
  )
  return new Map(found.toSorted(([one], [other]) => one.localeCompare(other)))
}

function operationOf(method: string, path: string, raw: RawOperation): Operation {
  const { tags: [tag = ''] = [], summary = '', description = '', parameters = [] } = raw
  const codes = raw['x-cod-results'] ?? []
  const answers = Object.values(raw.responses ?? {}).flatMap(({ content = {} }) =>
    Object.values(content).flatMap(({ examples = {} }) => Object.entries(examples)),
  )
  const messages = new Map(answers.map(([name, { value }]) => [name, value?.result?.msgResult ?? null]))
  return {
    method: method.toUpperCase(),
    path,
    tag,
    summary,
    description: description.split(GENERATED_PART)[0]?.trim() ?? '',
    roles: raw['x-roles'] ?? [],
    codes,
    details: detailsIn(description).map((detail) => ({ ...detail, message: messages.get(detail.code) ?? null })),
    parameters: parameters.map(({ name, in: place, required = false, description: means = '', example }) => ({
      name,
      place,
      required,
      description: means,
      example: example === undefined ? null : String(example),
    })),
    // A failure is an example under the name of its code.
    examples: answers
      .filter(([name]) => !codes.includes(name))
      .map(([name, { value }]) => ({ name, text: JSON.stringify(value, null, 2) })),
  }
}

/** The generator writes roles and codes behind the description of an operation. */
const GENERATED_PART = '\n\nFor: '
const CODE_LINE = /^- `([^`]+)` (.+?) \*(.+)\*$/gm

function detailsIn(description: string) {
  return [...description.matchAll(CODE_LINE)].map(([, code = '', meaning = '', provoke = '']) => ({
    code,
    meaning,
    provoke,
  }))
}
