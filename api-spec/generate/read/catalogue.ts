import type { Problem, YamlFile } from './yaml.ts'

/** A code of the error catalogue, or its texts for one service. */
export interface ErrorEntry {
  readonly code: string
  readonly outcome: 'success' | 'failure'
  readonly origin: 'server' | 'transport' | 'client'
  readonly service?: string
  readonly key?: string
  readonly passesOn?: readonly string[]
  readonly status?: number
  readonly meaning: string
  readonly handled: 'banner' | 'screen' | 'none'
  readonly provoke: string
  readonly es: string
  readonly gl: string
  readonly en: string
}

const texts = ['meaning', 'provoke', 'es', 'gl', 'en']
const choices: Record<string, readonly string[]> = {
  outcome: ['success', 'failure'],
  origin: ['server', 'transport', 'client'],
  handled: ['banner', 'screen', 'none'],
}
const known = new Set([...texts, ...Object.keys(choices), 'code', 'service', 'key', 'passesOn', 'status'])

/** Reads the error catalogue and reports its problems. */
export function readCatalogue(file: YamlFile, problems: Problem[]): ErrorEntry[] {
  if (!Array.isArray(file.content)) {
    if (file.content !== null) problems.push({ at: file.at([]), problem: 'must be a list of codes' })
    return []
  }
  const seen = new Set<string>()
  file.content.forEach((entry: Record<string, unknown>, index) => {
    const wrong = (key: string, problem: string) => problems.push({ at: file.at([index, key]), problem })
    if (typeof entry['code'] !== 'string') wrong('code', 'must be text: put the code in quotes')
    for (const key of texts)
      if (typeof entry[key] !== 'string' || entry[key] === '') wrong(key, `${key} must be a text`)
    for (const [key, allowed] of Object.entries(choices))
      if (!allowed.includes(String(entry[key]))) wrong(key, `${key} must be one of ${allowed.join(', ')}`)
    for (const key of Object.keys(entry))
      if (!known.has(key)) wrong(key, `unknown key ${key}; known are ${[...known].join(', ')}`)
    const { passesOn } = entry
    if (passesOn !== undefined && (!Array.isArray(passesOn) || entry['outcome'] !== 'failure'))
      wrong('passesOn', 'passesOn must be a list of services, of a failure')
    // Its fields were checked above; a broken one is in `problems`.
    const identity = textKey(entry as unknown as ErrorEntry)
    if (seen.has(identity)) wrong('code', `${identity} stands in the catalogue already`)
    seen.add(identity)
  })
  // Each entry has just been checked field by field; a broken one is in `problems` and stops the run.
  return file.content as ErrorEntry[]
}

/** The key of an entry's texts below `errors.`: `{code}`, or `{service}.{code}`. */
export function textKey({ code, key, service }: ErrorEntry): string {
  return service ? `${service}.${key ?? code}` : (key ?? code)
}
