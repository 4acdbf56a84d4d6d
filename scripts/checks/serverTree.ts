import { sourceFiles } from '../lib/sourceFiles.ts'
import { importCircles } from './importCircles.ts'

const FOLDER = 'server/src/'

/** Checks that the modules of the server, and the folders beside them, import each other in one direction only. */
const files = sourceFiles().filter(({ file }) => file.startsWith(FOLDER) && !file.endsWith('.test.ts'))
const problems = importCircles(new Map(files.map(({ file, text }) => [file.slice(FOLDER.length), text])))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
