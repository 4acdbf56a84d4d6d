import type json from '../commands.json' with { type: 'json' }

type Commands = typeof json
export type CommandName = keyof Commands

type ValueOf<Option> = Option extends { readonly default: string }
  ? string
  : Option extends { readonly takes: string }
    ? string | undefined
    : boolean | undefined

type ValuesOf<Name extends CommandName> = Commands[Name] extends { readonly options: infer Options }
  ? { readonly [Key in keyof Options]: ValueOf<Options[Key]> }
  : Record<never, never>

export const commands: Commands
export function readWords<Name extends CommandName>(
  name: Name,
  args?: readonly string[],
): { readonly values: ValuesOf<Name>; readonly words: readonly string[] }
export function refuse(name: CommandName, sentence: string): never
export function helpOf(name: CommandName): string
export function allCommands(): string
export function end(code: number, text: string): never
