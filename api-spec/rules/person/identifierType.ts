export type IdentifierType = '9' | '00' | '44' | 'UF' | '70' | 'domestic'
export type UserType = '700' | '900' | '990' | 'nif'

/** The family of an identifier. People, and identifiers in no company family, are domestic. */
export function identifierType(identifier: string): IdentifierType {
  const text = identifier.toUpperCase()
  if (/^9\d{7}$/.test(text)) return '9'
  if (/^00\d{6}$/.test(text)) return '00'
  if (/^44\d{6}$/.test(text)) return '44'
  if (/^UF\d{6}$/.test(text)) return 'UF'
  return /^70\d{6}$/.test(text) ? '70' : 'domestic'
}

/** The customer type that the beginning of a document indicates. */
export function userType(document: string): UserType {
  const text = document.toUpperCase()
  if (text.startsWith('7092') || text.startsWith('7093')) return '700'
  if (text.startsWith('990')) return '990'
  return text.startsWith('UF') || text.startsWith('90') ? '900' : 'nif'
}
