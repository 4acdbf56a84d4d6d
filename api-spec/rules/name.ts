/** What a name cannot hold: characters without a picture, line breaks among them, and texts that run the other way. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u
/** Pictures made of several, such as a family, are joined by a character that is not seen. */
const JOINED_PICTURE = /\p{Extended_Pictographic}\uFE0F?\u200D/gu
/**
 * What a reader of mail makes a link of: a scheme, or a dot with a word on both sides. Initials and ordinals (S.L.,
 * 2.º) are none.
 */
const ADDRESS = /:\/\/|[\p{L}\p{N}][.\u3002\uFF0E\uFF61](?![ºª])\p{L}{2}/u

/**
 * Whether a text may stand as the name of a person, company, supply or dossier. Names go out in mails of the utility,
 * so nothing that reads as a letter of one's own or leads elsewhere is one. The empty text is let pass; whether a name
 * may be left out is for others to say.
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
