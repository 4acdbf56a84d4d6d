import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clientsExist, generateClients } from './emit/clients.ts'
import {
  emitAnswers,
  emitErrors,
  emitErrorTexts,
  emitFilters,
  emitOperations,
  emitOutcomes,
  emitAbsenceEffects,
} from './emit/emit.ts'
import { emitExamples } from './emit/emitExamples.ts'
import { emitLimits } from './emit/emitLimits.ts'
import { emitPersonal } from './emit/emitPersonal.ts'
import { emitSecrets } from './emit/emitSecrets.ts'
import { emitLoggedPaths } from './emit/loggedPaths.ts'
import { bundleApi, bundleControl } from './read/bundle.ts'
import { apiKind, readContract } from './read/readContract.ts'
import type { Problem } from './read/yaml.ts'
import { operationsGeneratedFrom, hashSource, writeStamp } from './stamp.ts'

/**
 * Reads the authored contract below `root` and writes what is generated from it: the published documents, TypeBox
 * schemas, types and texts into `output`, and the clients into the folders that use them. Writes nothing if the
 * contract has problems or was already generated.
 */
export async function generate(root: string, output: string): Promise<{ problems: Problem[]; operations: number }> {
  const workspace = dirname(root)
  const source = hashSource(root)
  const generated = clientsExist(workspace) ? operationsGeneratedFrom(source, output) : null
  if (generated !== null) return { problems: [], operations: generated }
  const problems: Problem[] = []
  const api = readContract(root, apiKind, problems)
  const control = readContract(root, { governed: false, frame: 'control.yaml' }, problems)
  const operations = api.operations.length
  const unreadable = problems.filter(({ syntax }) => syntax)
  if (problems.length > 0) return { problems: unique(unreadable.length > 0 ? unreadable : problems), operations }
  const files = {
    'openapi.json': JSON.stringify(bundleApi(api), null, 2),
    'control.json': JSON.stringify(bundleControl(control), null, 2),
    // A change of the client generator changes this file, so that all clients are generated again.
    'clients.json': JSON.stringify(readFileSync(new URL('emit/clients.ts', import.meta.url), 'utf8')),
    'operations.ts': emitOperations(api, 'operations'),
    'control.ts': emitOperations(control, 'controlOperations'),
    'answers.ts': emitAnswers(api),
    'filters.ts': emitFilters(api),
    ...emitLimits(api),
    'secrets.ts': emitSecrets(api),
    'personal.ts': emitPersonal(api),
    'examples.ts': emitExamples(api),
    'errors.ts': emitErrors(api.catalogue),
    'outcomes.ts': emitOutcomes(api.catalogue),
    'absenceEffects.ts': emitAbsenceEffects(api),
    'loggedPaths.conf': emitLoggedPaths(api),
    ...Object.fromEntries(
      // Each language has its own file, so that a client loads only the one it shows.
      (['es', 'gl', 'en'] as const).map((language) => [
        `errorTexts.${language}.ts`,
        emitErrorTexts(api.catalogue, language),
      ]),
    ),
  }
  const changed = Object.entries(files).filter(([name, text]) => writeIfChanged(join(output, name), text))
  await generateClients(workspace, new Set(changed.map(([name]) => name)))
  writeStamp(source, output, operations)
  return { problems, operations }
}

/** Removes repeated problems: both contracts read the same schemas and catalogue, so their problems are found twice. */
function unique(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [`${each.at} ${each.problem}`, each])).values()]
}

function writeIfChanged(file: string, text: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return true
}
