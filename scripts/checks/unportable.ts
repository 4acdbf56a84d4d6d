import type { SourceFile } from '../lib/sourceFiles.ts'

interface Rule {
  readonly pattern: RegExp
  /** What is wrong, and what is right. */
  readonly message: string
  /** The files that follow the rule in another way. */
  readonly except: RegExp
}

const NONE = /^$/

/** What runs on Linux and not on Windows, a rule for each. */
const rules: readonly Rule[] = [
  {
    pattern: /\b(?:spawn|spawnSync|exec|execSync|execFile|execFileSync)\(\s*['"`](?:npm|npx|pnpm)\b/,
    message: 'npm, npx and pnpm are batch files on Windows; systemCommand makes the words for spawn',
    except: NONE,
  },
  {
    pattern: /^\s*shell: (?:true|process\.platform)/,
    message: 'a shell joins the words unquoted; systemCommand makes the words for spawn',
    except: NONE,
  },
  {
    pattern: /(?:spawn|exec)\w*\(\s*['"`](?:sh|bash|env|rm|cp|which)['"` ]/,
    message: 'Windows has no such program; Node has a function or an option for it',
    except: NONE,
  },
  {
    pattern: /import\.meta\.url\)\.pathname/,
    message: 'on Windows this is /C:/...; fileURLToPath, or import.meta.dirname with join, makes a path',
    except: NONE,
  },
  { pattern: /['"`]\/tmp\b/, message: 'Windows has no /tmp; tmpdir() is the folder for it', except: NONE },
  {
    pattern: /\bfsync(?:Sync)?\(/,
    message: 'Windows flushes no folder and nothing that is open for reading; use writeAtomically or renameIntoPlace',
    except: /^server\/src\/base\/writeAtomically\.(?:test\.)?ts$/,
  },
  {
    pattern: /\bkill\(-/,
    message: 'Windows has no groups of processes; use endTree',
    except: /^packages\/acometida\/src\/lib\/endTree\.ts$/,
  },
  {
    pattern: /\.kill\('SIG(?:HUP|INT|TERM)'\)/,
    message: 'on Windows this ends the process at once; use askToEnd',
    // The first leaves the server to notice that its parent is gone. The lab and nginx run on Linux, and tests of the
    // build too.
    except: /^packages\/testing\/src\/server\.ts$|^scripts\/(?:lab|lib\/programs)\/|\.built\.test\.ts$/,
  },
  {
    pattern: /readdir(?:Sync)?\([^)]*\brecursive: true/,
    message: 'on Windows the paths have backslashes; use filesIn',
    // These may not import it, and read nothing but the ends of paths, or turn the backslashes.
    except: /^(?:web|server)\/|^packages\/acometida\/src\/lib\/filesIn\.ts$|^scripts\/lab\//,
  },
]

/** The lines of a file that do not work on Windows, such as `scripts/package.ts:57: npm, npx and pnpm are ...`. */
export function unportable(file: string, text: string): string[] {
  const own = rules.filter(({ except }) => !except.test(file))
  return text
    .split('\n')
    .flatMap((line, index) =>
      own.flatMap(({ pattern, message }) => (pattern.test(line) ? [`${file}:${index + 1}: ${message}`] : [])),
    )
}

/** The lines of all sources that do not work on Windows. */
export function unportableSources(sources: readonly SourceFile[]): string[] {
  // The test has an example for each rule.
  const own = sources.filter(({ file }) => !file.startsWith('scripts/checks/unportable.'))
  return own.flatMap(({ file, text }) => unportable(file, text))
}
