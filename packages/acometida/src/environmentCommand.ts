import { Command, type Option } from 'commander'

/** The options that are settings of the server as well, with the names that these have there. */
const SETTINGS: Readonly<Record<string, string>> = { port: 'PORT', now: 'NOW', database: 'DATABASE' }

/**
 * A command whose options, and those of its subcommands, can come from the environment. The command line wins, and an
 * empty variable counts as none. A wrong value ends the command, with the name of its variable.
 */
export class EnvironmentCommand extends Command {
  override createCommand(name?: string): EnvironmentCommand {
    return new EnvironmentCommand(name)
  }

  override addOption(option: Option): this {
    const variable = variableOf(option)
    if (this.options.length === 0)
      this.addHelpText(
        'after',
        `\nEach option can be set in the environment, such as ${option.long} from ${variable}. The command line wins.`,
      )
    const value = process.env[variable] ?? ''
    const takesValue = option.required || option.optional
    // The library takes any value of a switch as on.
    if (value !== '' && (takesValue || value === 'on')) option.env(variable)
    if (!takesValue && !['', 'on', 'off'].includes(value))
      this.hook('preAction', () => {
        if (this.getOptionValueSource(option.attributeName()) !== 'cli')
          this.error(
            `error: option '${option.flags}' value '${value}' from env '${variable}' is invalid. Allowed: on, off.`,
          )
      })
    return super.addOption(option)
  }
}

/** The variable of an option: `PORT` of `--port`, `ACOMETIDA_FAIL_ON` of `--fail-on`. */
function variableOf(option: Option): string {
  const name = option.name()
  return SETTINGS[name] ?? `ACOMETIDA_${name.toUpperCase().replaceAll('-', '_')}`
}
