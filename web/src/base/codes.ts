import i18next, { type TFunction } from 'i18next'

/** An unknown code of an open list, as received. */
export type OtherCode = string & { readonly otherCode: true }

/** A code of an open list that the client has no name for. */
export function otherCode(code: string): OtherCode {
  // The brand exists only in the types. It keeps other codes apart from the names.
  return code as OtherCode
}

/** The client's name for a code of an open list, or the code itself if it has none. */
export type Code<Name extends string> = Name | OtherCode

/** The client's name for a code of an answer, or the code as received. */
export function codeFrom<Known extends string, Name extends string>(
  names: ReadonlyMap<Known, Name>,
  code: string,
): Code<Name> {
  // A map may be queried for a key it lacks.
  return names.get(code as Known) ?? otherCode(code)
}

/** Whether the client has a name for the code. */
export function isNamed<Name extends string>(names: readonly Name[], code: string): code is Name {
  return names.some((name) => name === code)
}

/** The text of a code in a group of texts, or a neutral text with the code itself. */
export function codeText(t: TFunction, group: string, code: string): string {
  const key = `${group}.${code}`
  // `exists` proves the key, which the compiler cannot know.
  return i18next.exists(key) ? t(key as 'common.close') : t('common.otherCode', { code })
}
