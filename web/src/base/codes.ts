import i18next, { type TFunction } from 'i18next'

/** A code of a list that is open, as it came: this client has no word for it. */
export type OtherCode = string & { readonly otherCode: true }

/** The names that this client has for the codes of an open list, or the code itself where it has none. */
export type Code<Name extends string> = Name | OtherCode

/** A code of an answer by its name here, or as it came. */
export function codeFrom<Known extends string, Name extends string>(
  names: ReadonlyMap<Known, Name>,
  code: string,
): Code<Name> {
  // A map may be asked for what it has not.
  return names.get(code as Known) ?? (code as OtherCode)
}

/** Whether a code is among those that this client has a name for. */
export function isNamed<Name extends string>(names: readonly Name[], code: string): code is Name {
  return names.some((name) => name === code)
}

/** The words of a code below a group of texts, and neutral ones with the code itself where there are none. */
export function codeText(t: TFunction, group: string, code: string): string {
  const key = `${group}.${code}`
  // What exists is a key, whatever the compiler can know of it.
  return i18next.exists(key) ? t(key as 'common.close') : t('common.otherCode', { code })
}
