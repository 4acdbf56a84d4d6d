import { readFileSync } from 'node:fs'
import { isObject } from '@acometida/api-spec/rules/fields'
import { settingsProblems } from '@acometida/api-spec/rules/settings/settingsProblems'
import { UsageError } from './usage.ts'

/** Reads the settings of the client. Throws a `UsageError` that names everything that is wrong with them. */
export function readClientSettings(file: string): object {
  const content = parsed(file)
  if (!isObject(content))
    throw new UsageError(`${file} must be a JSON object of settings, such as {"captcha": "none"}.`)
  const problems = settingsProblems(content)
  if (problems.length > 0) throw new UsageError(problems.map((problem) => `${file}: ${problem}.`).join('\n'))
  return content
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
