import { runStep } from './process/step.ts'

/** The product code that no entry point imports: `file` for a whole file, `file#name` for an export. */
export type Unreachable = ReadonlySet<string>

/**
 * Asks knip, which follows imports from the entry points of server, client and seed that knip.json names, generated
 * code included.
 */
export async function findUnreachable(): Promise<Unreachable> {
  const { output } = await runStep('knip', ['--production', '--no-gitignore', '--reporter', 'json', '--no-exit-code'])
  // The JSON reporter of knip writes this.
  const { issues } = JSON.parse(output.slice(output.indexOf('{'))) as { issues: readonly Issue[] }
  return new Set(
    issues.flatMap(({ file, files = [], exports = [] }) => [
      ...files.map(({ name }) => name),
      ...exports.map(({ name }) => `${file}#${name}`),
    ]),
  )
}

interface Issue {
  readonly file: string
  readonly files?: readonly { readonly name: string }[]
  readonly exports?: readonly { readonly name: string }[]
}
