/** A line of a JSON text, and the place of its value: `body/user/phone`, `answer/items/0`. */
export interface JsonLine {
  /** Unique among the lines. */
  readonly key: string
  readonly place: string
  readonly text: string
}

/** A value as indented JSON, line by line. The place of each line is below the given one. */
export function jsonLines(value: unknown, place: string, indent = '', label = '', end = ''): JsonLine[] {
  const start = `${indent}${label}`
  const entries = childrenOf(value)
  if (entries === null || entries.length === 0)
    return [{ key: place, place, text: `${start}${JSON.stringify(value)}${end}` }]
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return [
    { key: place, place, text: `${start}${open}` },
    ...entries.flatMap(([name, child], index) =>
      jsonLines(
        child,
        `${place}/${name}`,
        `${indent}  `,
        Array.isArray(value) ? '' : `${JSON.stringify(name)}: `,
        index < entries.length - 1 ? ',' : '',
      ),
    ),
    { key: `${place}/`, place: '', text: `${indent}${close}${end}` },
  ]
}

/** The parts of a list or an object; null for any other value. */
function childrenOf(value: unknown): [string, unknown][] | null {
  return typeof value === 'object' && value !== null ? Object.entries(value) : null
}

/** The problems that the contract found at a place, such as `body/user/phone`. Each problem begins with its place. */
export function problemsAt(place: string, problems: readonly string[]): string[] {
  return place === '' ? [] : problems.filter((problem) => problem.split(' ', 1)[0] === place)
}
