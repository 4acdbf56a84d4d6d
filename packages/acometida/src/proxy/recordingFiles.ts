import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { InvalidArgumentError } from 'commander'

/** Parses the name of a recording to write, such as `calls.har`. */
export function parseRecordingName(file: string): string {
  if (!file.endsWith('.har'))
    throw new InvalidArgumentError('Allowed: a file name that ends in .har, such as calls.har.')
  if (!existsSync(dirname(file)))
    throw new InvalidArgumentError(`The folder ${dirname(file)} does not exist. Create it first.`)
  return file
}

/** Reads the file that an option names. */
export function readContent(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}
