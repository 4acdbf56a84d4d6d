/** A part of an address without its encoding; as it is if it is encoded wrongly. */
export function decodeUriPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
