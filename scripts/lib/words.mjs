// Parses the arguments of a command and reports wrong ones. Plain JavaScript without packages: it runs before anything
// is installed.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Every command of package.json. */
export const commands = JSON.parse(readFileSync(new URL('../commands.json', import.meta.url), 'utf8'))

/**
 * Parses the options and other arguments of a command. Prints help and exits with 0 if they ask for it. Prints an error
 * and exits with 2 if the command does not have one of them.
 */
export function readWords(name, args = process.argv.slice(2)) {
  const { options = {}, words, known, commands: named } = commands[name]
  const types = Object.entries(options).map(([option, { takes }]) => [option, { type: takes ? 'string' : 'boolean' }])
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    // Errors are reported below, with the right usage.
    strict: false,
    tokens: true,
  })
  if (values.help) end(0, helpOf(name))
  for (const token of tokens) if (token.kind === 'option') judge(name, token)
  if (named) judgeCommand(name, positionals)
  else if (words === undefined && positionals.length > 0)
    refuse(name, `${typed(name)} takes no word, and "${positionals[0]}" is one.`)
  for (const word of positionals)
    if (known && !known.includes(word)) refuse(name, `"${word}" is none of ${known.join(', ')}.`)
  const defaults = Object.entries(options).map(([option, { default: value }]) => [option, value])
  return { values: { ...Object.fromEntries(defaults), ...values }, words: positionals }
}

/** Ends the process because of a wrong argument of a command. `sentence` names the allowed ones. */
export function refuse(name, sentence) {
  end(2, `${sentence}\n\n${helpOf(name)}`)
}

/** The help of a command: purpose, arguments and an example. */
export function helpOf(name) {
  const {
    does,
    commands: named,
    words = named && '<command> ...',
    options = {},
    settings = {},
    example,
  } = commands[name]
  const rows = [
    ...Object.entries(named ?? {}).map(([command, { takes, does }]) => [spelt(command, takes), does]),
    ...Object.entries(options).map(([option, { takes, does, default: value }]) => [
      `--${option}${takes ? ` <${takes}>` : ''}`,
      does + (value === undefined ? '' : ` (${value} unless told)`),
    ]),
    ...Object.entries(settings).map(([setting, does]) => [`${setting}=`, does]),
  ]
  const width = Math.max(0, ...rows.map(([word]) => word.length))
  const usage = [typed(name), ...(words || Object.keys(options).length > 0 ? ['--'] : []), ...(words ? [words] : [])]
  return [
    `${usage.join(' ')}${Object.keys(options).length > 0 ? ' [options]' : ''}`,
    '',
    does,
    ...(rows.length > 0 ? ['', ...rows.map(([word, text]) => `  ${word.padEnd(width)}  ${text}`)] : []),
    '',
    `Example: ${example}`,
  ].join('\n')
}

/** All commands with their purpose, one a line. */
export function allCommands() {
  return Object.entries(commands)
    .map(([name, { does }]) => `  ${typed(name).padEnd(20)} ${does}`)
    .join('\n')
}

/** Prints a text and exits: to stdout if it was asked for, otherwise to stderr. */
export function end(code, text) {
  if (code === 0) console.log(text)
  else console.error(text)
  process.exit(code)
}

function judgeCommand(name, [command = '', ...words]) {
  const { commands: named } = commands[name]
  if (!Object.hasOwn(named, command))
    refuse(name, `${typed(name)} does not know "${command}". It knows ${Object.keys(named).join(', ')}.`)
  const { takes } = named[command]
  if (words.length !== takes.length) refuse(name, `Nothing more and nothing less: ${spelt(command, takes)}.`)
}

function judge(name, { name: option, rawName, value }) {
  const known = commands[name].options ?? {}
  const said = Object.hasOwn(known, option) ? known[option] : undefined
  if (!said)
    refuse(name, `${typed(name)} does not know ${rawName}. It knows ${names(Object.keys(known).concat('help'))}.`)
  if (said.takes && value === undefined) refuse(name, `${rawName} takes a word: ${rawName} <${said.takes}>.`)
  if (!said.takes && value !== undefined) refuse(name, `${rawName} takes no word, and "${value}" is one.`)
  if (said.least !== undefined && !(/^\d{1,9}$/.test(value) && Number(value) >= said.least))
    refuse(name, `${rawName} takes a whole number from ${said.least} on, and not "${value}".`)
}

const spelt = (command, takes) => [command, ...takes.map((each) => `<${each}>`)].join(' ')
const names = (options) => options.map((option) => `--${option}`).join(', ')
/** The command as the user types it. npm knows two of them by name. */
const typed = (name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)
