import { join } from 'node:path'
import { generate } from '@acometida/api-spec/generate'
import { root } from './root.ts'

/** Generates everything from the contract. Throws the errors in the contract, each with file and line. */
export async function generateContract(): Promise<void> {
  const { problems } = await generate(join(root, 'api-spec'), join(root, 'api-spec/generated'))
  if (problems.length > 0) throw new Error(problems.map(({ at, problem }) => `${at}: ${problem}`).join('\n'))
}
