import { watch } from 'node:fs'
import { join } from 'node:path'
import { generate } from './generate.ts'
import { root } from './root.ts'
import type { Problem } from './yaml.ts'

const watching = process.argv.includes('--watch')
if (!(await run()) && !watching) process.exitCode = 1
if (watching) {
  let timer: NodeJS.Timeout | undefined
  watch(root, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.yaml') || file.startsWith('requirements')) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), 100)
  })
}

async function run(): Promise<boolean> {
  const started = performance.now()
  const { problems, operations } = await generate(root, join(root, 'generated'))
  if (problems.length > 0) {
    console.error(`The contract is not right (${problems.length}):\n${problems.map(line).join('\n')}`)
    return false
  }
  console.log(`Contract: ${operations} operations generated in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return true
}

function line({ at, problem }: Problem): string {
  return `  ${at}: ${problem}`
}
