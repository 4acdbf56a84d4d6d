import { join } from 'node:path'
import { coalesce } from './coalesce.ts'
import { generate } from './generate.ts'
import type { Problem } from './read/yaml.ts'
import { root } from './root.ts'
import { watchFolder } from './watchFolder.ts'

const watching = process.argv.includes('--watch')
if (watching) {
  const follow = coalesce(async () => void (await run()))
  let timer: NodeJS.Timeout | undefined
  watchFolder(root, (file) => {
    if (!file.endsWith('.yaml') || file.startsWith('requirements')) return
    clearTimeout(timer)
    timer = setTimeout(follow, 100)
  })
  follow()
} else if (!(await run())) process.exitCode = 1

async function run(): Promise<boolean> {
  const started = performance.now()
  try {
    const { problems, operations } = await generate(root, join(root, 'generated'))
    if (problems.length === 0) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`Contract: ${operations} operations generated in ${seconds} s`)
      return true
    }
    console.error(
      `The contract has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map(line).join('\n')}`,
    )
  } catch (error) {
    console.error('Generating from the contract failed:', error)
  }
  return false
}

function line({ at, problem }: Problem): string {
  return `  ${at}: ${problem}`
}
