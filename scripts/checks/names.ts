import type { SourceFile } from '../lib/sourceFiles.ts'
import { exportedNames, repeatedNames, sharesWord } from './exportedNames.ts'

/** Names that two files of a house may declare, each with the reason. */
const REPEATED: Readonly<Record<string, string>> = {
  'e2e test': 'a journey imports the test of its kind by the word that Playwright uses',
  'packages/testing acometida': 'a suite imports one of them, that of its runner',
}

/** Files whose names share no word with their exports, each with the reason. */
const APART: Readonly<Record<string, string>> = {
  'api-spec/rules/time/durations.ts': 'lengths of time, whose names end in their unit',
  'e2e/gallery/parts/actions.ts': 'many actions, each called by its verb',
  'e2e/gallery/parts/states.ts': 'many states, each called by its adjective',
  'e2e/otherApi/records.ts': 'records of all kinds, each called by its noun',
  'packages/acometida/src/conformance/preparationSteps.ts': 'steps of all kinds, each called by its verb',
  'packages/testing/src/names.ts': 'the kinds of names in the contract',
  'packages/testing/src/playwright.ts': 'called by the runner, as its address in the package',
  'packages/testing/src/vitest.ts': 'called by the runner, as its address in the package',
  'scripts/lab/mutants/sample.mjs': 'Stryker sets the name of the export',
  'server/src/db/sqlite.ts': 'the driver, which exports a database',
  'web/src/app/screenRoles.ts': 'imported whole, as roles',
}

/** Tests, texts, which have the same names in each language, and what `npm run new` makes files of. */
const LEFT_OUT = /\.(?:test|spec)\.tsx?$|\/(?:texts|faqs|locales|templates)\//

/** Exported names that a house declares twice, and files that are called after nothing that they export. */
export function nameProblems(sources: readonly SourceFile[]): string[] {
  const files = sources.filter(({ file }) => !LEFT_OUT.test(file))
  const exportsByFile = new Map(files.map(({ file, text }) => [file, exportedNames(text)]))
  const repeated = repeatedNames(exportsByFile)
  const apart = [...exportsByFile].flatMap(([file, names]) =>
    names.length > 0 && !sharesWord(file, names) ? file : [],
  )
  return [
    ...[...repeated].flatMap(([name, declaring]) =>
      name in REPEATED ? [] : [`${name} is exported by ${declaring.join(' and ')}: rename one, by what sets it apart`],
    ),
    ...apart.flatMap((file) =>
      file in APART
        ? []
        : [`${file} shares no word with its exports (${exportsByFile.get(file)?.join(', ')}): rename one`],
    ),
    ...[...Object.keys(REPEATED), ...Object.keys(APART)]
      .filter((name) => !repeated.has(name) && !apart.includes(name))
      .map((name) => `${name} needs no exception any more: remove it from scripts/checks/names.ts`),
  ]
}
