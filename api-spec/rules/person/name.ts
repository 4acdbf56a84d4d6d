/** The characters that a name cannot contain: invisible ones, line breaks, and changes of the text's direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u
/** An invisible character joins pictures that consist of several, such as a family. */
const JOINED_PICTURE = /\p{Extended_Pictographic}\uFE0F?\u200D/gu
/**
 * Text that mail readers turn into a link: a scheme, or a dot between two words. Initials and ordinals (S.L., 2.º) do
 * not match.
 */
const ADDRESS = /:\/\/|[\p{L}\p{N}][.\u3002\uFF0E\uFF61](?![ºª])\p{L}{2}/u

/**
 * Whether a text may be the name of a person, company, supply or dossier. Mails of the utility contain names, so a name
 * must not look like a message or lead elsewhere. The empty text passes; callers decide whether a name is required.
 */
export function isName(text: string): boolean {
  return (
    !UNSEEN.test(text.replaceAll(JOINED_PICTURE, '')) &&
    !text.includes('@') &&
    !text.includes('＠') &&
    !ADDRESS.test(text)
  )
}

/** The masked name for screens: the first letter of each word remains. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word && `${[...word][0]}***`)
    .join(' ')
}
