/** The characters that a name cannot contain: invisible ones, line breaks, and changes of the text's direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u
/** An invisible character joins pictures that consist of several, such as a family. */
const JOINED_PICTURE = /\p{Extended_Pictographic}\uFE0F?\u200D/gu
/** Two words with a dot between them, which mail readers may turn into a link. Initials (S.L., 2.º) have none. */
const DOTTED = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)[.\u3002\uFF0E\uFF61](?![ºª])(?=(\p{L}{2,}))/gu
/** Words that are written short in names of people, companies and places: "Fco.Javier", "Hnos.García". */
const SHORT_WORDS = new Set(
  (
    'ant asoc av avda bda ca cdad cía cia com constr coop ctra da dª dr dra edif fco fca fdez fdo fund gral gta hdez ' +
    'hdos hnas hnos ind ing inst ltda ma mª mdez ntra ntro pol prof prop pta pza rguez rte sr sra srta sta sto tte urb vda'
  ).split(' '),
)
/** The usual endings of web addresses. Those of countries have two letters. */
const ENDINGS = new Set(
  (
    'app biz blog cat click club cloud com dev edu email eus fun gal gob gov info int link live mil mobi name net news ' +
    'one online org page pro shop site space store tech tel top vip web website win work world xyz zip'
  ).split(' '),
)

/**
 * Whether a text may be the name of a person, company, supply or dossier. Mails of the utility contain names, so a name
 * must not look like a message or lead elsewhere. The empty text passes; callers decide whether a name is required.
 */
export function isName(text: string): boolean {
  return (
    !UNSEEN.test(text.replaceAll(JOINED_PICTURE, '')) &&
    !text.includes('@') &&
    !text.includes('＠') &&
    !text.includes('://') &&
    ![...text.matchAll(DOTTED)].some(([, before = '', behind = '']) =>
      isLink(before.toLowerCase(), behind.toLowerCase()),
    )
  )
}

/** Whether mail readers may take "before.behind" for an address. Behind a short word its ending decides. */
function isLink(before: string, behind: string): boolean {
  const isShort = [...before].length === 1 || SHORT_WORDS.has(before)
  return !isShort || behind.length === 2 || ENDINGS.has(behind)
}

/** The masked name for screens: the first letter of each word remains. `Lucía Ferreiro` becomes `L*** F***`. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word && `${[...word][0]}***`)
    .join(' ')
}
