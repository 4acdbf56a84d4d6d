import type { FoundUser } from '#src/api/generated/api.ts'

/** Lucía as staff find her, with whatever a test says differently. */
export function cannedFound(changes: Partial<FoundUser> = {}): FoundUser {
  return {
    userId: 19,
    documentNumber: '12345678Z',
    documentType: 'NIF',
    email: 'lucia@correo.gal',
    name: 'Lucía',
    surName: 'Ferreiro Castro',
    phone: '612345678',
    enabled: true,
    roles: 'US_USER,US_SUPPLYPOINT_CLIENT',
    gdprAccepted: '1',
    mfaEnabled: 'N',
    mfaChanel: 'email',
    mfaPhone: '',
    mfaConfigured: 'N',
    mfaMandatory: 'N',
    language: 'gl',
    ...changes,
  }
}
