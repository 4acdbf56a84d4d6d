import { relative } from 'node:path'

/**
 * To be preloaded (`node --import`): a file that cannot be read as TypeScript ends the process with the line that says
 * where and what, without the stack of the tool that read it. Anything else that nobody catches ends it as Node does.
 */
process.once('uncaughtException', (error) => {
  const broken = [...String(error?.message).matchAll(/^(.+):(\d+):(\d+): ERROR: (.+)$/gm)]
  if (broken.length === 0) console.error(error)
  for (const [, file, line, column, text] of broken)
    console.error(`${relative(process.cwd(), file)}:${line}:${Number(column) + 1}: ${text}`)
  process.exit(1)
})
