import type { UserProfile } from '#src/api/generated/api.ts'

/** Lucía's record, with whatever a test says differently. */
export function cannedUser(changes: Partial<UserProfile> = {}): UserProfile {
  return {
    userId: 1,
    documentNumber: '12345678Z',
    documentType: 'NIF',
    name: 'Lucía',
    surName: 'Ferreiro Castro',
    email: 'lucia@correo.gal',
    phone: '612345678',
    language: 'es',
    roles: 'US_USER,US_SUPPLYPOINT_CLIENT',
    gdprAccepted: '1',
    mfaEnabled: 'N',
    mfaChanel: 'email',
    mfaPhone: '',
    mfaMandatory: 'N',
    tipoCanal: 'email',
    destinatario: 'avisos@correo.gal',
    franjaInicio: '09:00',
    franjaFin: '21:00',
    franjaInicioEspecial: '10:00',
    franjaFinEspecial: '14:00',
    ...changes,
  }
}
