import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { watchFolder } from '@acometida/api-spec/watchFolder'
import { type Children, say } from './process/children.ts'
import { root } from './root.ts'
import { toolFile } from './tool.ts'

/** What is checked one after the other, so that one compiler at a time needs memory. */
const projects = { workspace: 'tsconfig.json', client: 'web/tsconfig.json' }
/** How long files have to be left alone. By then the server and the page have taken the save. */
const QUIET_MS = 1_000

/**
 * Checks all types at once and after each save, from what the last check knows, and prints errors and their end. A
 * compiler that watches would be a second faster, and holds two gigabytes all day.
 */
export function startTypeChecks(children: Children): void {
  const report = makeReport()
  let running = false
  let saved = false
  let timer: NodeJS.Timeout | undefined
  for (const folder of [...included(), 'web'])
    watchFolder(join(root, folder), (file) => {
      if (!/\.tsx?$/.test(file) || /(?:^|[\\/])(?:\.dev|dist)[\\/]/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => void check(), QUIET_MS)
    })
  void check()

  async function check(): Promise<void> {
    saved = true
    if (running) return
    running = true
    while (saved) {
      saved = false
      const found: string[] = []
      for (const [name, project] of Object.entries(projects)) found.push(...(await errorsIn(children, name, project)))
      // A newer save may have mended them.
      if (!saved) for (const line of report(found)) say('types', line)
    }
    running = false
  }
}

/** The folders of the project of the whole workspace. */
function included(): readonly string[] {
  // The compiler has accepted it.
  const { include = [] } = JSON.parse(readFileSync(join(root, projects.workspace), 'utf8')) as { include?: string[] }
  return include
}

async function errorsIn(children: Children, name: string, project: string): Promise<readonly string[]> {
  const lines: string[] = []
  const known = join(root, 'node_modules/.cache/types', `${name}.tsbuildinfo`)
  const words = [toolFile('tsc'), '--project', project, '--singleThreaded', '--pretty', 'false']
  const onLine = (line: string) => {
    lines.push(line)
    return null
  }
  const compiler = children.start('types', [...words, '--tsBuildInfoFile', known], {}, { busy: true, onLine, onEnd })
  await once(compiler, 'close')
  return lines
}

const onEnd = () => {}

/** Makes the lines for what a check found: errors with their number, or once that there are none any more. */
export function makeReport(): (found: readonly string[]) => readonly string[] {
  let wrong = false
  return (found) => {
    const errors = found.filter((line) => / error TS\d+: /.test(line)).length
    const mended = wrong && found.length === 0
    wrong = found.length > 0
    if (wrong) return [...found, `${errors} ${errors === 1 ? 'error' : 'errors'} in the types.`]
    return mended ? ['The types are right again.'] : []
  }
}
