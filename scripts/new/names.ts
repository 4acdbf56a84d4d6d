import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { read } from './plan.ts'

/** The error of an impossible argument. Its message says in one sentence why, and what would be right. */
export class NotPossible extends Error {}

/** Throws if a name is not in camel case. */
export function checkName(name: string): void {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new NotPossible(`"${name}" is not a name. Allowed: letters and digits in camel case, such as listMeters.`)
}

/** Throws if an area does not have these files; `of` makes their names. */
export function checkArea(area: string | undefined, folder: string, of: readonly ((area: string) => string)[]): void {
  const known = readdirSync(join(root, folder)).filter((each) => of.every((file) => read(file(each)) !== ''))
  if (area === undefined || !known.includes(area))
    throw new NotPossible(
      `${area === undefined ? '--area is missing' : `There is no area ${area}`}. Known: ${known.join(', ')}.`,
    )
}

/** Throws if one of the files already has this line. */
export function checkFree(what: string, line: string, ...files: readonly string[]): void {
  for (const file of files) {
    const at = read(file).split('\n').indexOf(line)
    if (at >= 0) throw new NotPossible(`${what} is taken by ${file}:${at + 1}.`)
  }
}

/** The files of a folder, from the root. */
export function filesOfFolder(folder: string): string[] {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
}

/** `listMeters` as the name of a type or a component: `ListMeters`. */
export function toPascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `listMeters` in words: `list meters`. */
export function splitName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** The singular of a noun: `meter` for `meters`. */
export function toSingular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}
