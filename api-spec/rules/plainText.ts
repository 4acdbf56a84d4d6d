/** A text as names and searches are compared: lower case, without accents and outer blanks. */
export function plainText(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
