import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { Role } from '@acometida/api-spec/rules/person/roles'

/** A person on whom tests, developer pages and documents rely. */
export interface Persona {
  /** The log-in name: document number or staff code. */
  readonly username: string
  /** Fixed for ever; 0 for somebody who is known but not registered. */
  readonly userId: number
  readonly roles: readonly Role[]
  readonly situation: string
  /** The path after the log-in and the questions that it asks first; /login where it is refused. */
  readonly landsOn: string
}

/** The password of every seeded user. */
export const seedPassword = 'Farola#29a'

/** A valid document that belongs to no one, persona or other. */
export const nobodyUsername = '99999999R'

/** The personas by key. A new one takes the next id; none of the others changes by it. */
const table = {
  customer: {
    username: '12345678Z',
    userId: 1,
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT', 'US_DOSSIER_CLIENT'],
    situation:
      'The everyday customer: a flat with a bill to pay, a holiday house whose control switch has tripped, a dossier with a budget to answer, three requests of which one is unread, five notices.',
    landsOn: paths.dashboard,
  },
  prosumer: {
    username: '23456781R',
    userId: 2,
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
    situation: 'Has panels on the roof of one supply and a generator as the other; reads English.',
    landsOn: paths.dashboard,
  },
  company: {
    username: 'B87654323',
    userId: 3,
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
    situation: 'A chain of bakeries with forty supplies: long lists and no dashboard.',
    landsOn: paths.supplies,
  },
  mfaEmail: {
    username: '34567812P',
    userId: 4,
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
    situation: 'Has the second factor by e-mail: the log-in answers 0001.',
    landsOn: paths.dashboard,
  },
  mfaSms: {
    username: '45678123P',
    userId: 5,
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
    situation: 'Has the second factor by SMS: the log-in answers 0001; reads Galician.',
    landsOn: paths.dashboard,
  },
  firstLogin: {
    username: '50000001W',
    userId: 6,
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
    situation: 'Must have the second factor and has not configured it: the log-in answers 2903.',
    landsOn: paths.dashboard,
  },
  mustChangePassword: {
    username: '50000002A',
    userId: 7,
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
    situation: 'Must choose a new password with the code just sent: the log-in answers 2909.',
    landsOn: paths.dashboard,
  },
  mayResendCode: {
    username: '50000003G',
    userId: 8,
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
    situation: 'Must choose a new password and may ask for the code first: the log-in answers 2901.',
    landsOn: paths.dashboard,
  },
  elsewhere: {
    username: '50000004M',
    userId: 9,
    roles: ['US_USER'],
    situation: 'Logs in at another place: the log-in answers 3001 with its location.',
    landsOn: paths.login,
  },
  agingPassword: {
    username: '77777777B',
    userId: 10,
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
    situation: 'Has thirty days left to change the password.',
    landsOn: paths.dashboard,
  },
  noGdpr: {
    username: '33333333P',
    userId: 11,
    roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
    situation: 'Has not accepted the data protection terms and is led to them.',
    landsOn: paths.gdpr,
  },
  inactive: {
    username: '44444444A',
    userId: 12,
    roles: ['US_USER'],
    situation: 'Registered and never activated: the log-in answers 2016.',
    landsOn: paths.login,
  },
  blocked: {
    username: '55555555K',
    userId: 13,
    roles: ['US_USER'],
    situation: 'Blocked: the log-in answers 2021.',
    landsOn: paths.login,
  },
  timeBlocked: {
    username: '66666666Q',
    userId: 14,
    roles: ['US_USER'],
    situation: 'Blocked for a time, until the end of 2099: the log-in answers 2024.',
    landsOn: paths.login,
  },
  unbound: {
    username: '22222222J',
    userId: 15,
    roles: ['US_USER'],
    situation: 'Has neither a supply nor a dossier: every empty state.',
    landsOn: paths.landing,
  },
  dossierClient: {
    username: 'X1234567L',
    userId: 16,
    roles: ['US_USER', 'US_DOSSIER_CLIENT'],
    situation: 'Has one dossier in every status, of all three types, and no supply.',
    landsOn: paths.provisions,
  },
  manager: {
    username: '11111111H',
    userId: 17,
    roles: ['US_USER', 'US_MANAGER'],
    situation: 'Manages twenty-five delegated supplies, confirmed, pending and expired, and holds one.',
    landsOn: paths.supplies,
  },
  consultant: {
    username: 'Y7654321G',
    userId: 18,
    roles: ['US_USER', 'US_CONSULTANT'],
    situation: 'Looks after six delegated supplies of businesses.',
    landsOn: paths.supplies,
  },
  association: {
    username: 'G12345674',
    userId: 19,
    roles: ['US_USER', 'US_CC', 'MANAGER_ADMIN_ASOC'],
    situation: 'Manages an association.',
    landsOn: paths.association,
  },
  enterprise: {
    username: 'A58818501',
    userId: 20,
    roles: ['US_USER', 'US_CC', 'MANAGER_ADMIN_ENT'],
    situation: 'Manages a group of companies.',
    landsOn: paths.enterprise,
  },
  agent: {
    username: '70000001',
    userId: 21,
    roles: ['US_CC'],
    situation: 'An agent of the call centre, who searches customers and acts for them.',
    landsOn: paths.searchUser,
  },
  administrator: {
    username: '70000002',
    userId: 22,
    roles: ['US_CC', 'US_CC_WHITELIST'],
    situation: 'An agent who also manages the users of the call centre.',
    landsOn: paths.searchUser,
  },
  mfaAdministrator: {
    username: '70000003',
    userId: 23,
    roles: ['US_CC', 'US_CC_MFA_ADMIN'],
    situation: 'An agent who also administers the second factor.',
    landsOn: paths.searchUser,
  },
  utilityAdmin: {
    username: '70000004',
    userId: 24,
    roles: ['US_CC', 'SU_UFD'],
    situation: 'Administers the utility: almost no tabs, and barred from the management screens.',
    landsOn: paths.searchUser,
  },
  notRegistered: {
    username: '88888888Y',
    userId: 0,
    roles: [],
    situation: 'Known as a customer and never registered: the log-in answers 2015.',
    landsOn: paths.login,
  },
  bridge: {
    username: '70999999',
    userId: 25,
    roles: [],
    situation:
      'The payment bridge, whose pair is published in the master data: pays without registration, and nothing else.',
    landsOn: paths.login,
  },
} as const satisfies Readonly<Record<string, Persona>>

export type PersonaKey = keyof typeof table
export type SeededPersona = Persona & { readonly key: PersonaKey }

export const personaOf = (key: PersonaKey): SeededPersona => ({ key, ...table[key] })

/** The people of every seeded world. */
export const personas: readonly SeededPersona[] = keysOf(table).map(personaOf)
