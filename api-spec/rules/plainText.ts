/**
 * A text in the form for comparing names and searches: lower case, without accents and outer blanks. ` Lucía ` becomes
 * `lucia`.
 */
export function plainText(text: string): string {
  return text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
