import { relative } from 'node:path'

/**
 * Preload this (`node --import`). A syntax error in TypeScript ends the process with only its place and message,
 * without the stack of the tool that parsed the file. Any other uncaught error ends the process as usual.
 */
process.once('uncaughtException', (error) => {
  const broken = [...String(error?.message).matchAll(/^(.+):(\d+):(\d+): ERROR: (.+)$/gm)]
  if (broken.length === 0) console.error(error)
  for (const [, file, line, column, text] of broken)
    console.error(`${relative(process.cwd(), file)}:${line}:${Number(column) + 1}: ${text}`)
  process.exit(1)
})
