/** A word of an address: `supplies`, `new-request`, `idDocumentum`. Whatever else it is may be somebody's. */
const WORD = /^[a-z]+(?:[A-Z][a-z]+|-[a-z]+)*$/
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[\w.-]+(?::\d+)?(?=[/?#]|$)/i

/**
 * A path or address in which `another` stands for each value. Words of the path and names of parameters stay, and so do
 * numbers of one or two digits, which count something.
 */
export function otherLink(link: string, another: (value: string) => string): string {
  const [origin = ''] = ORIGIN.exec(link) ?? []
  const rest = link.slice(origin.length)
  return (
    origin +
    rest.replaceAll(/[^/?&=#|:~,]+/g, (part: string, at: number) => {
      const isValue = /[=:~,]/.test(rest.charAt(at - 1)) && rest.charAt(at + part.length) !== ':'
      const value = decoded(part)
      if (/^\d{1,2}$/.test(value) || (!isValue && WORD.test(value))) return part
      return encodeURIComponent(another(value))
    })
  )
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
