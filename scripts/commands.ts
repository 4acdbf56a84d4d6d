import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import type { Shard } from './lib/shards.ts'

/** The commands of package.json, and behind `lab` those that no change needs. Each says what it does and takes. */
const program = new Command('npm run').exitOverride(endsWithUsage).showHelpAfterError().helpCommand(false)
program.configureHelp({ commandUsage: typed, subcommandTerm: typed, showGlobalOptions: false })

/** The versions of Node that the product supports. */
export const NODES = ['20', '22', '24']
/** What `check` reports on the last run of the tests, or on the code, each in a file of scripts/reports. */
const REPORTS = ['counts', 'coverage', 'outcomes', 'requirements']
const PROOFS = ['scale', 'journeys', 'schemas', 'canaries', 'borders', 'proxy', 'recording', 'conformance']
const PAGES = ['0', '1', '2', '3', '4', '5', '6', '7', '8']
const PACKAGES = ['acometida', 'testing']
const AREAS = ['dossiers', 'payments', 'requests', 'notices', 'staff', 'managers']

/** The file of each command. */
export const files = new Map<Command, string>()

add('start', 'scripts/start.ts', 'WEB_PORT=5174 npm start')
  .description('Starts the API and the client with hot reload, and prints their addresses.')
  .option('--scale <thousands>', 'adds this many thousand supplies to the world')
  .option('--built', 'serves the production build of the client at the port of the API; nothing is watched')
  .addHelpText('after', settings('PORT=4000, of the API; docs/server.md lists all settings', 'WEB_PORT=5173'))
add('test', 'scripts/test.ts', 'npm test -- --shard 2/4')
  .description('Runs all checks, tests and journeys. The last line is "N passed, N failed".')
  .argument('[words...]', 'folders of shards, or words of journeys')
  .option('--shard <part/parts>', 'runs one of several parts of about equal length, such as 2/4', shardOf)
  .option('--merge', 'merges the shards in the given folders, and runs the checks that need all of them')
  .option('--journeys', 'builds, and runs the journeys whose file or title has one of the given words')
  .addHelpText(
    'after',
    settings(
      'CHROMIUM=/usr/bin/chromium, the browser; by default found or installed',
      'TRACE=1 keeps traces of failures',
    ),
  )
add('check', 'scripts/check.ts', 'npm run check -- --fix')
  .description('Checks types, lint, format and import rules in seconds. Skips what has not changed.')
  .option('--fix', 'first fixes and formats what a tool can, and proposes missing rows of the permission table')
  .option('--all', 'runs every check of npm test, without its tests')
  .addOption(new Option('--report <name>', 'prints a report instead').choices(REPORTS))
  .option('--operation <operation>', 'report outcomes: lists the tests of one operation by outcome')
  .option('--id <id>', 'report requirements: prints one requirement and the tests that prove it')
  .option('--verbose', 'report requirements: lists those that are not proven')
add('server', 'scripts/server.ts', 'NOW=2026-03-16T10:00:00+01:00 npm run server')
  .description('Runs the API alone, from the seeded world.')
  .addHelpText('after', settings('PORT=4000; docs/server.md lists all settings'))
add('generate', 'api-spec/generate/main.ts', 'npm run generate -- --watch')
  .description('Generates documents, schemas, types, hooks and texts from the contract, or prints its errors.')
  .option('--watch', 'generates again after each change')
add('new', 'scripts/new/main.ts', 'npm run new -- operation renameAlert --area alerts --method put')
  .description('Writes the skeleton of an operation, a screen or an area. Its tests fail where you have to decide.')
  .addArgument(new Argument('<kind>', 'what to write').choices(['operation', 'screen', 'area']))
  .argument('<name>')
  .option('--area <area>', 'the area of an operation or a screen')
  .option('--method <method>', 'GET, POST, PUT or DELETE of an operation; by default from its name')
  .option('--path <path>', 'the address of an operation or a screen; /<area>/<name> by default')
add('build', 'scripts/build.ts', 'npm run build -- native --host area.example')
  .description('Builds the server into server/dist and the client into web/dist, or the projects of the mobile app.')
  .addArgument(new Argument('[part]', 'native: makes the mobile projects around web/mobile/dist').choices(['native']))
  .option('--host <host>', 'native: the host of the client on the web; its links open the app')
add('package', 'scripts/package.ts', 'npm run package')
  .description('Packs acometida and @acometida/testing into dist.')
  .addOption(new Option('--before <package>', 'internal: what npm pack runs first').choices(PACKAGES).hideHelp())
  .addOption(new Option('--after <package>', 'internal: what npm pack runs last').choices(PACKAGES).hideHelp())
add('seed', 'seed/src/main.ts', 'npm run seed -- --scale 10')
  .description('Writes the template of worlds.')
  .option('--out <file>', 'the file; data/template.sqlite by default')
  .option('--now <instant>', 'the time of the world')
  .option('--scale <thousands>', 'adds this many thousand supplies')
add('world', 'scripts/world.ts', 'npm run world -- snapshot default before-paying')
  .description('Manages the worlds of a running server.')
  .usage('<command>')
  // scripts/world.ts parses the rest.
  .argument('[words...]')
  .allowUnknownOption()
  .helpOption(false)
add('gallery', 'scripts/gallery.ts', 'npm run gallery -- /supplies --compare ../before')
  .description(
    'Takes pictures of every screen in all its states, or only of screens whose path begins with one of these.',
  )
  .argument('[paths...]')
  .option('--compare <folder>', 'compares with the pictures in a folder, such as a copy of data/gallery')
  .option('--state <words>', 'takes only the states with these words in their name')
  .option('--all', 'takes each state in every size, theme and language, not only the first one of a screen')
  .addHelpText('after', settings('GALLERY_API_PORT=4460', 'GALLERY_WEB_PORT=4461'))

const lab = program
  .command('lab')
  .description('Measurements and proofs that no change needs.')
  .usage('<command>')
  .helpCommand(false)
add('bench', 'scripts/lab/bench/main.ts', 'npm run lab -- bench --seconds 8 --large 1000', lab)
  .description('Measures the production build against bare servers in the same run.')
  .option('--seconds <seconds>', 'how long each load lasts', atLeast(1), 6)
  .option('--large <thousands>', 'compares with a world of this many thousand supplies', atLeast(1))
  .option('--bodies', 'measures only the cost of wrong bodies')
  .option('--loop', 'measures only what a developer waits for after a save; changes files and puts them back')
  .option('--crowd <people>', 'the number of log-ins at once', atLeast(1), 10_000)
add('speed', 'scripts/lab/speed/main.ts', 'npm run lab -- speed 0 requests', lab)
  .description('Times the pages of the production build on a slow processor: tabs of a supply by number, or areas.')
  .addArgument(new Argument('[pages...]', 'all by default').choices([...PAGES, ...AREAS]))
  .option('--lighthouse', 'runs Lighthouse on the first pages of a visitor and a customer, as on a phone')
  .addHelpText('after', settings('VITALS_API_PORT=4472', 'VITALS_CLIENT_PORT=4473'))
  .addHelpText('after', settings('LIGHTHOUSE_API_PORT=4462', 'LIGHTHOUSE_CLIENT_PORT=4464'))
  .addHelpText('after', settings('LIGHTHOUSE_SECURE_PORT=4465', 'LIGHTHOUSE_DEBUG_PORT=4463'))
add('mutants', 'scripts/lab/mutants/main.ts', 'npm run lab -- mutants payments access', lab)
  .description(
    'Changes the code in small ways, and lists the changes that no test of the folder notices. All folders take hours.',
  )
  .argument('[folders...]')
  .option('--minutes <minutes>', 'how long a folder may take; a longer one is sampled', atLeast(1), 30)
  .option('--concurrency <mutants>', 'how many mutants are tried at once', atLeast(1), 1)
add('proofs', 'scripts/lab/proofs/main.ts', 'npm run lab -- proofs scale --worlds 1000 --calls 100000', lab)
  .description('Runs the proofs that take hours, or the named ones.')
  .addArgument(new Argument('[proofs...]', 'all by default').choices(PROOFS))
  .option('--worlds <worlds>', 'scale: how many worlds the servers have, a megabyte each', atLeast(100), 10_000)
  .option('--calls <calls>', 'scale: how many calls are made in them', atLeast(100), 1_000_000)
  .option('--pairs <pairs>', 'schemas: how many pairs of schemas are compared', atLeast(1), 1_000_000)
  .option('--planted <values>', 'canaries: how many personal values are planted in a recording', atLeast(1), 10_000)
  .option('--edges <calls>', 'borders: how many calls are made at the borders of the contract', atLeast(100), 100_000)
  .option('--runs <runs>', 'conformance: how many runs have to find nothing on our own server', atLeast(1), 100)
  .option('--mutants <mutants>', 'conformance: how many broken answers have to be found', atLeast(1), 2_000)
  .option(
    '--journeys <words>',
    'recording: only journeys with one of these words in their file or title, separated by commas',
  )
  .addHelpText('after', settings('NGINX=/usr/sbin/nginx, the program; by default found or installed'))
add('crash', 'scripts/lab/crash.ts', 'npm run lab -- crash 100', lab)
  .description('Kills the built server under writers, and looks for acknowledged writes that are lost.')
  .argument('[kills]', 'how many times', atLeast(1), 100)
  .addHelpText('after', settings('CRASH_PORT=4404'))
add('runtimes', 'scripts/lab/runtimes.ts', 'npm run lab -- runtimes 22', lab)
  .description('Runs tests and build on every Node that the product supports, or on the named ones.')
  .addArgument(new Argument('[versions...]', 'all by default').choices(NODES))
add('majors', 'scripts/lab/majors.ts', 'npm run lab -- majors', lab).description(
  'Compares the major versions that wait, by decision 043, with the registry of npm.',
)
add('images', 'scripts/lab/images.ts', 'npm run lab -- images --network host', lab)
  .description('Builds all images and runs them: log-in, upload, backup, restore, restart. Needs a container engine.')
  .option('--network <name>', 'builds with that network, such as host where only the host reaches the registries')

/** A command by its name, with those behind `lab`. Throws if there is none. */
export function commandOf(name: string): Command {
  const command = [...program.commands, ...lab.commands].find((each) => each.name() === name)
  if (command === undefined) throw new Error(`There is no command ${name}.`)
  return command
}

/** Parses a whole command line, such as `['lab', 'bench', '--seconds', '8']`, and returns its command. */
export function parseLine(words: readonly string[]): Command {
  let parsed = program
  program.hook('preAction', (_, command) => void (parsed = command))
  program.parse(words, { from: 'user' })
  return parsed
}

/**
 * Parses the options and other arguments of a command. Prints help and exits with 0 if they ask for it. Prints an error
 * and exits with 2 if the command does not have one of them.
 */
export function readWords<Values = Record<never, never>>(
  name: string,
  words: readonly string[] = process.argv.slice(2),
): { readonly values: { readonly [Key in keyof Values]: Values[Key] | undefined }; readonly words: readonly string[] } {
  const command = commandOf(name).parse(words, { from: 'user' })
  return { values: command.opts(), words: command.args }
}

/** Ends the process because of a wrong argument of a command. `sentence` names the allowed ones. */
export function refuse(name: string, sentence: string): never {
  return commandOf(name).error(`error: ${sentence}`)
}

function add(name: string, file: string, example: string, parent: Command = program): Command {
  const command = parent.command(name).action(() => undefined)
  command.addHelpText('after', `\nExample: ${example}`)
  files.set(command, file)
  return command
}

function settings(...all: readonly string[]): string {
  return `\n${all.map((each) => `Setting: ${each}`).join('\n')}`
}

/** The command as a user types it. npm knows two of them by name. */
function typed(command: Command): string {
  const names: string[] = []
  for (let each: Command | null = command; each?.parent; each = each.parent) names.unshift(each.name())
  const [first = '<command>', ...rest] = names
  const npm = first === 'start' || first === 'test' ? `npm ${first}` : `npm run ${first}`
  const takes = command.options.length + command.registeredArguments.length > 0 ? [command.usage()] : []
  const words = [...rest, ...(command === program || command === lab ? ['<command>'] : takes)]
  return [npm, ...(words.length > 0 && command !== program ? ['--', ...words] : [])].join(' ')
}

/** Makes a parser of whole numbers from a least one on. */
function atLeast(least: number): (value: string) => number {
  return (value) => {
    if (/^\d{1,9}$/.test(value) && Number(value) >= least) return Number(value)
    throw new InvalidArgumentError(`Allowed: a whole number, at least ${least}.`)
  }
}

/** Parses a shard such as `2/4`. With more than ten, some would be without tests of the build. */
function shardOf(value: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(value) ?? []).map(Number)
  if (number >= 1 && number <= of && of <= 10) return { number, of }
  throw new InvalidArgumentError('Allowed: the number of a part and the number of parts, at most 10, such as 2/4.')
}

/** Ends the process with 2 for a command that is not understood, and with 0 after help. */
function endsWithUsage({ exitCode }: { readonly exitCode: number }): never {
  process.exit(exitCode === 0 ? 0 : 2)
}
