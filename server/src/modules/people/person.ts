import type { User } from './findUser.service.ts'

/** The fields by their wire names that every answer about a user has. */
export const personOf = (who: User) =>
  ({
    userId: who.id,
    documentNumber: who.document,
    name: who.name,
    surName: who.surname,
    email: who.email,
    phone: who.phone,
    gdprAccepted: who.gdprAccepted ? '1' : '0',
    mfaEnabled: who.mfaEnabled ? 'S' : 'N',
    mfaChanel: who.mfaChannel,
    mfaPhone: who.mfaPhone,
  }) as const
