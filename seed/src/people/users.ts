import { DAY_MS, HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { instantOf } from '@acometida/api-spec/rules/time/localTime'
import type { customer, user } from '@acometida/server/db/schema'
import { userDefaults } from '@acometida/server/modules/users/userDefaults.rules'
import { between } from '#src/fraction.ts'
import { emailOf, phoneOf } from './names.ts'
import type { SeededPersona } from './personas.ts'

export type UserRow = typeof user.$inferInsert

/** Customers of a contract who are not users. Their sign-up must match the surname of that contract. */
export function personaCustomers({ key, username }: SeededPersona): (typeof customer.$inferInsert)[] {
  if (key !== 'notRegistered') return []
  const name = 'Antonio'
  const surname = 'Vilariño Souto'
  return [{ document: username, name, surname, email: emailOf(name, 'Vilariño'), phone: phoneOf('customer', username) }]
}

/** The user of a registered persona at an instant of the world's clock. */
export function personaUser(persona: SeededPersona, passwordHash: string, nowMs: number): UserRow | undefined {
  if (persona.key === 'notRegistered') return undefined
  const special = particulars(nowMs)[persona.key]
  const { name, surname } = special
  const plain = plainUser({ id: persona.userId, document: persona.username, name, surname }, passwordHash, nowMs)
  return { ...plain, roles: persona.roles.join(','), ...special }
}

/** A user without anything special: no second factor, data protection accepted, a password of this year. */
export function plainUser(
  who: Pick<UserRow, 'id' | 'document' | 'name' | 'surname'> & { readonly id: number },
  passwordHash: string,
  nowMs: number,
): UserRow {
  return {
    id: who.id,
    document: who.document,
    documentType: /^[XYZ]/.test(who.document) ? 'NIE' : 'NIF',
    name: who.name,
    surname: who.surname,
    email: emailOf(who.name, who.surname.split(' ')[0] ?? ''),
    phone: phoneOf('user', who.id),
    language: 'es',
    roles: 'US_USER,US_SUPPLYPOINT_CLIENT',
    passwordHash,
    passwordChangedAt: nowMs - between(20, 200, 'user', who.id, 'password age') * DAY_MS,
    activated: true,
    registeredAt: nowMs - between(210, 2400, 'user', who.id, 'registered') * DAY_MS,
    lastLoginAt: nowMs - between(1, 90 * 24, 'user', who.id, 'last log-in') * HOUR_MS,
    ...userDefaults,
  }
}

type Particulars = Pick<UserRow, 'name' | 'surname'> & Partial<UserRow>

/** The columns in which each persona differs from a plain user. */
function particulars(nowMs: number): Record<Exclude<SeededPersona['key'], 'notRegistered'>, Particulars> {
  const secondFactor = { mfaEnabled: true, mfaConfigured: true }
  return {
    customer: { name: 'Lucía', surname: 'Ferreiro Castro' },
    prosumer: { name: 'Emma', surname: 'Taylor Ramos', language: 'en' },
    company: { name: 'Panaderías O Forno de Arousa, S. L.', surname: '', email: 'administracion.oforno@correo.gal' },
    mfaEmail: { name: 'Andrés', surname: 'Pazos Lema', ...secondFactor },
    mfaSms: {
      name: 'Sabela',
      surname: 'Outeiro Rial',
      language: 'gl',
      ...secondFactor,
      mfaChannel: 'sms',
      mfaPhone: phoneOf('user', 5),
    },
    firstLogin: { name: 'Xoán', surname: 'Barreiro Neira', mfaMandatory: true },
    mustChangePassword: { name: 'Marta', surname: 'Quiroga Sanjurjo', loginDetour: 'codeSent' },
    mayResendCode: { name: 'Iago', surname: 'Seoane Freire', loginDetour: 'mayResend' },
    elsewhere: { name: 'Teresa', surname: 'Losada Vidal', loginDetour: 'elsewhere' },
    // A password holds for 365 days: thirty are left.
    agingPassword: { name: 'Ramón', surname: 'Cendón Piñeiro', passwordChangedAt: nowMs - 335 * DAY_MS },
    noGdpr: { name: 'Elena', surname: 'Carballo Mosquera', gdprAccepted: false },
    inactive: { name: 'Hugo', surname: 'Rey Doval', activated: false, lastLoginAt: null },
    blocked: { name: 'Pilar', surname: 'Somoza Arias', blocked: true },
    timeBlocked: { name: 'Brais', surname: 'Lamas Fontán', lockedUntil: instantOf('2099-12-31', '00:00:00') },
    unbound: { name: 'Noelia', surname: 'Regueiro Paz' },
    dossierClient: { name: 'João', surname: 'Pereira Alves' },
    manager: { name: 'Carme', surname: 'Otero Vázquez' },
    consultant: { name: 'Chiara', surname: 'Bianchi Russo' },
    association: {
      name: 'Asociación de Comerciantes do Casco Vello',
      surname: '',
      email: 'comerciantes.cascovello@correo.gal',
    },
    enterprise: { name: 'Grupo Atlántico de Servicios, S. A.', surname: '', email: 'grupo.atlantico@correo.gal' },
    agent: { name: 'Óscar', surname: 'Táboas Gil' },
    administrator: { name: 'Beatriz', surname: 'Núñez Prado' },
    mfaAdministrator: { name: 'Fernando', surname: 'Abal Costa' },
    utilityAdmin: { name: 'Rosa', surname: 'Fandiño Meijide' },
    // Its pair is public; what it opens is for payments without registration alone.
    bridge: { name: 'Pasarela de pago', surname: '', paymentBridge: true },
  }
}
