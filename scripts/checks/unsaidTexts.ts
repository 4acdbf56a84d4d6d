interface Said {
  /** Words in quotes: keys, parts of keys, and many others. */
  readonly words: ReadonlySet<string>
  /** Keys that are composed, each as a pattern. */
  readonly patterns: readonly RegExp[]
}

/**
 * The keys of texts that no source names. A source names a key in full, without its plural, by a template that begins
 * with the first part of the key, or by at least its first two parts if an answer has the rest (`codeText(t,
 * 'bills.lines', code)`).
 */
export function unsaidTexts(texts: object, sources: readonly string[]): string[] {
  const { words, patterns } = saidIn(sources)
  return keysOf(texts).filter((key) => {
    const parts = key.replace(PLURAL, '').split('.')
    const beginnings = parts.map((_, index) => parts.slice(0, index + 1).join('.')).slice(1)
    const isNamed = [parts.join('.'), ...beginnings].some((beginning) => words.has(beginning))
    return !isNamed && !patterns.some((pattern) => pattern.test(parts.join('.')))
  })
}

const PLURAL = /_(?:zero|one|two|few|many|other)$/

function keysOf(texts: object): string[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? keysOf(text).map((key) => `${name}.${key}`) : [name],
  )
}

function saidIn(sources: readonly string[]): Said {
  const all = sources.join('\n')
  const words = new Set([...all.matchAll(/'([\w.-]+)'/g)].map(([, word = '']) => word))
  const templates = [...all.matchAll(/`(\w[\w.-]*(?:\$\{(?:[^{}]|\{[^{}]*\})*\}[\w.-]*)+)`/g)].map(
    ([, key = '']) => key,
  )
  const patterns = [...new Set(templates)].map((key) => {
    const fixed = key.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map((part) => part.replaceAll('.', '\\.'))
    return new RegExp(`^${fixed.join('.+')}$`)
  })
  return { words, patterns }
}
