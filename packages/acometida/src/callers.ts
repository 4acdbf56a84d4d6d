import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from './lib/filesIn.ts'

/**
 * Makes a function that finds the files of a client which call an operation: by the names of its generated functions,
 * such as `listBills`, `useListBills` and `getListBillsQueryOptions`. Comments, generated code and tests are left out.
 * @param folder the sources of the client
 */
export function callersIn(folder: string): (operation: string) => string[] {
  const sources = filesIn(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)(generated|testing)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8').replaceAll(COMMENTS, '') }))
  return (operation) => {
    const name = `${operation[0]?.toUpperCase()}${operation.slice(1)}`
    const called = new RegExp(`\\b(?:${operation}|(?:use|get)${name}(?:[A-Z]\\w*)?)\\b`)
    return sources.filter(({ text }) => called.test(text)).map(({ file }) => file)
  }
}

/** Two slashes after a colon are part of a URL. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
