import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { root } from './root.ts'

/** An authored YAML file: its content, and the position of each value. */
export interface YamlFile {
  readonly content: unknown
  /** `file:line` of the value at this path, or of the nearest value above it. */
  readonly at: (path: readonly (string | number)[]) => string
}

/** Something in the authored contract that is wrong: where it stands, what it is and what would be right. */
export interface Problem {
  readonly at: string
  readonly problem: string
  /** The file cannot be read at all, so much else seems to be missing. */
  readonly syntax?: true
}

/** Reads a YAML file and adds its first syntax error to `problems`: those after it come of it. */
export function readYaml(file: string, problems: Problem[]): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, uniqueKeys: true })
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

/** Reads the YAML files of a folder, in the order of their names; none where there is no such folder. */
export function yamlFiles(folder: string, problems: Problem[]): YamlFile[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return names.sort().map((name) => readYaml(join(folder, name), problems))
}
