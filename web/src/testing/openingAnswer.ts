import type { LogInSuccess } from '#src/api/generated/api.ts'
import type { OpeningAnswer } from '#src/session/openSession.ts'

/** The answer of a log-in by its code, for a customer in Santiago, with whatever a test says differently. */
export function openingAnswer(
  code: LogInSuccess['result']['codResult'] = '0000',
  { user, ...changes }: Partial<Omit<LogInSuccess, 'user'>> & { readonly user?: Partial<OpeningAnswer['user']> } = {},
): OpeningAnswer {
  return {
    result: { codResult: code, msgResult: '' },
    user: {
      userId: 7,
      documentNumber: '12345678Z',
      name: 'Lucía',
      surName: 'Ferreiro Castro',
      email: 'lucia.ferreiro@correo.gal',
      phone: '612345678',
      gdprAccepted: '1',
      mfaEnabled: 'N',
      mfaChanel: 'email',
      mfaPhone: '',
      mfaConfigured: 'N',
      ...user,
    },
    realmUser: { userProfiles: 'US_USER,US_SUPPLYPOINT_CLIENT' },
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    expiresInToken: 900,
    sessionTime: 20,
    lastPasswordChange: 200,
    ...changes,
  }
}
