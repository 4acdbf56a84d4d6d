import { imperfectHelp, parseImperfectOptions, OptionError } from './support/imperfectOptions.ts'
import { openImperfectApi } from './support/openImperfectApi.ts'

/** Runs the imperfect API of `docs/real-api-example.md`, which stands in for a third-party one, until Ctrl-C. */
try {
  const { help, ...words } = parseImperfectOptions(process.argv.slice(2))
  if (help) console.log(imperfectHelp())
  else {
    const { url } = await openImperfectApi(words)
    const named = words.mistakes.length === 0 ? 'none' : words.mistakes.join(', ')
    console.log(`${url} shows the client, and its API is at ${url}/api. Mistakes: ${named}. Ctrl-C ends it.`)
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(error instanceof OptionError ? `${message}\n\n${imperfectHelp()}` : message)
  process.exitCode = error instanceof OptionError ? 2 : 1
}
