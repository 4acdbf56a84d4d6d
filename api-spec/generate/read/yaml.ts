import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { memoize } from '../../rules/memoize.ts'
import { root } from '../root.ts'

/** An authored YAML file: its content, and the position of each value. */
export interface YamlFile {
  readonly content: unknown
  /** `file:line` of the value at this path, or of the nearest value above it. */
  readonly at: (path: readonly (string | number)[]) => string
}

/** A problem in the authored contract: its place, and a sentence that names it and what would be right. */
export interface Problem {
  readonly at: string
  readonly problem: string
  /** The file cannot be parsed, so many other things seem to be missing. */
  readonly syntax?: true
}

/** Reads a YAML file and adds only its first syntax error to `problems`: later errors follow from it. */
export function readYaml(file: string, problems: Problem[]): YamlFile {
  const { document, lines } = parse(readFileSync(file, 'utf8'))
  const name = relative(root, file).split(sep).join('/')
  for (const error of document.errors.slice(0, 1)) {
    const { line } = lines.linePos(error.pos[0])
    problems.push({
      at: `${name}:${line}`,
      problem: error.message.split(/ at line \d|\n/)[0] ?? 'broken YAML',
      syntax: true,
    })
  }
  const at = (path: readonly (string | number)[]): string => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return `${name}:${lines.linePos(node.range[0]).line} (/${path.join('/')})`
    }
    return `${name}:1 (/${path.join('/')})`
  }
  return { content: document.errors.length > 0 ? null : document.toJS(), at }
}

/** More than the number of files in a contract, plus some saved versions. */
const MOST_PARSED = 200

/**
 * Parses a text. The result is cached, and callers must not change it: parsing takes longer than all later steps, both
 * contracts share most files, and a save changes only one.
 */
const parse = memoize(MOST_PARSED, String, (text: string) => {
  const lines = new LineCounter()
  return { document: parseDocument(text, { lineCounter: lines, uniqueKeys: true }), lines }
})

/** Reads the YAML files of a folder, sorted by name; none if the folder does not exist. */
export function yamlFiles(folder: string, problems: Problem[]): YamlFile[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return names.sort().map((name) => readYaml(join(folder, name), problems))
}
