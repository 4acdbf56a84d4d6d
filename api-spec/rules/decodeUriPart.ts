/** A part of an address without its encoding, `Peña` for `Pe%C3%B1a`; as it is if it is encoded wrongly. */
export function decodeUriPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
