/** A new connection, a generation connection, or a connection for a consumption that changes. */
export type DossierType = 'DOSTYP001' | 'DOSTYP002' | 'DOSTYP003'

/** The generation technology of each subtype; null if it is still to be defined. */
export const subtypeTechnologies = {
  DOSSUB000: null,
  DOSSUB001: 'PHOTOVOLTAIC',
  DOSSUB002: 'WIND',
  DOSSUB003: 'HYDRO',
  DOSSUB004: 'BIOMASS',
  DOSSUB005: 'BIOGAS',
  DOSSUB006: 'COGENERATION',
  DOSSUB007: 'STORAGE',
  DOSSUB008: 'HYBRID',
} as const

export type DossierSubtype = keyof typeof subtypeTechnologies
export type GenerationTechnology = NonNullable<(typeof subtypeTechnologies)[DossierSubtype]>

export function technologyOf(subtype: DossierSubtype | null): GenerationTechnology | null {
  return subtype === null ? null : subtypeTechnologies[subtype]
}

/** The documents that a customer has to deliver before the review. */
export function requiredDocuments(type: DossierType): readonly DossierDocumentType[] {
  return requirements[type]
}

/** The kinds of documents of a dossier. The last one is for all others. */
export const dossierDocumentTypes = [
  'LOCATION_PLAN',
  'OWNERSHIP',
  'SINGLE_LINE_DIAGRAM',
  'GUARANTEE_RECEIPT',
  'INSTALLATION_CERTIFICATE',
  'AUTHORIZATION',
  'OTHER',
] as const

export type DossierDocumentType = (typeof dossierDocumentTypes)[number]

/** The kind of a document by its stated type; OTHER for a type that is no kind here. */
export function dossierDocumentTypeOf(said: string): DossierDocumentType {
  return dossierDocumentTypes.find((each) => each === said) ?? 'OTHER'
}

const requirements: Readonly<Record<DossierType, readonly DossierDocumentType[]>> = {
  DOSTYP001: ['LOCATION_PLAN', 'OWNERSHIP'],
  DOSTYP002: ['LOCATION_PLAN', 'SINGLE_LINE_DIAGRAM'],
  DOSTYP003: ['LOCATION_PLAN'],
}
