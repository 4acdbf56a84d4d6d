/** Characters that a name cannot contain: invisible ones, line breaks, and changes of the text's direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u
/** Pictures made of several, such as a family, are joined by a character that is not seen. */
const JOINED_PICTURE = /\p{Extended_Pictographic}\uFE0F?\u200D/gu
/**
 * Text that mail readers turn into a link: a scheme, or a dot between two words. Initials and ordinals (S.L., 2.º) are
 * none.
 */
const ADDRESS = /:\/\/|[\p{L}\p{N}][.\u3002\uFF0E\uFF61](?![ºª])\p{L}{2}/u

/**
 * Whether a text may be the name of a person, company, supply or dossier. Names go out in mails of the utility, so
 * nothing may look like a message or lead elsewhere. The empty text passes; callers decide whether a name is required.
 */
export function isName(text: string): boolean {
  return (
    !UNSEEN.test(text.replaceAll(JOINED_PICTURE, '')) &&
    !text.includes('@') &&
    !text.includes('＠') &&
    !ADDRESS.test(text)
  )
}

/** For screens: of each word its first letter remains. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word && `${[...word][0]}***`)
    .join(' ')
}
