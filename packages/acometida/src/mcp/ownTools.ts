import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import { isErrorCode } from '@acometida/server/core/http/envelope'
import type { Arguments, Tool } from './tool.ts'

/** Runs a command of acometida. Resolves to its exit code and its output. */
export type RunCommand = (words: readonly string[]) => Promise<{ readonly code: number; readonly said: string }>

/** The tools beside those of the control API. */
export function ownTools(run: RunCommand): readonly Tool[] {
  const said = async (words: readonly string[]) => {
    const { code, said: text } = await run(words)
    return `${text.trimEnd()}\nExit code ${code}.`
  }
  return [
    {
      name: 'explainProblem',
      description: 'Explains a result code: meaning, cause, text for the customer, operations that answer it.',
      inputSchema: schemaOf({ code: text('A code such as 9002, as in codResult or on a page of the client.') }, [
        'code',
      ]),
      isReadOnly: true,
      call: async ({ code }) => explain(String(code)),
    },
    {
      name: 'runConformance',
      description: 'Tests an API against the contract. Writes only to the reference server.',
      inputSchema: schemaOf(
        {
          baseUrl: text('The base address of the API, such as https://api.example/v1.'),
          only: text('Operations and tags to test, separated by commas; all by default.'),
          level: {
            type: 'integer',
            minimum: 1,
            maximum: 5,
            description: '1 reach, 2 shape, 3 codes, 4 roles, 5 behaviour.',
          },
          config: text('A file with callers and subjects of an API other than the reference server.'),
        },
        ['baseUrl'],
      ),
      isReadOnly: false,
      call: (args) =>
        said([
          'conformance',
          ...options(args, { baseUrl: '--base-url', only: '--only', level: '--level', config: '--config' }),
        ]),
    },
    {
      name: 'compareContracts',
      description: 'Compares two versions of the contract and lists breaking changes.',
      inputSchema: schemaOf(
        {
          before: text(
            'The old contract: an OpenAPI document (file or address), or its sources (folder or git:<ref>).',
          ),
          now: text('The new contract, in one of the same forms.'),
        },
        ['before', 'now'],
      ),
      isReadOnly: true,
      call: ({ before, now }) => said(['diff', '--', String(before), String(now)]),
    },
  ]
}

const text = (description: string) => ({ type: 'string', description })

function schemaOf(properties: Tool['inputSchema']['properties'], required: readonly string[]): Tool['inputSchema'] {
  return { type: 'object', properties, required, additionalProperties: false }
}

/** Arguments as options of a command line: `--only=bills`. */
function options(args: Arguments, names: Readonly<Record<string, string>>): string[] {
  return Object.entries(names).flatMap(([name, option]) =>
    args[name] === undefined ? [] : [`${option}=${String(args[name])}`],
  )
}

function explain(code: string): string {
  if (!isErrorCode(code))
    throw new Error(`Unknown code ${code}. Known codes: ${Object.keys(errorCatalogue).join(', ')}.`)
  const found = errorCatalogue[code]
  const answers = Object.entries(operations)
    .filter(([, { successCodes, failureCodes }]) => [...successCodes, ...failureCodes].some((each) => each === code))
    .map(([operation]) => operation)
  return [
    `${code}, ${found.outcome} of the ${found.origin}: ${found.meaning}`,
    `Cause: ${found.provoke}`,
    `Text for the customer (${found.handled}): ${found.message}`,
    `Operations that may answer it: ${answers.join(', ') || 'the contract names none, so any may'}.`,
  ].join('\n')
}
