import type { SourceFile } from '../lib/sourceFiles.ts'
import { importCircles } from './importCircles.ts'

const FOLDER = 'server/src/'

/** The circles in which modules of the server, and the folders beside them, import each other. */
export function serverCircles(sources: readonly SourceFile[]): string[] {
  const files = sources.filter(({ file }) => file.startsWith(FOLDER) && !file.endsWith('.test.ts'))
  return importCircles(new Map(files.map(({ file, text }) => [file.slice(FOLDER.length), text])))
}
