import type { DossierForm } from '@acometida/api-spec/generated/operations'
import type { DossierType } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { townsOf } from '@acometida/server/modules/grid/servedTowns.rules'
import { between, fraction, pick } from '#src/fraction.ts'
import { emailOf, nifOf, personName, phoneOf } from '#src/people/names.ts'
import type { UserRow } from '#src/people/users.ts'
import { placeIn, towns } from '#src/supplies/places.ts'

export type Applicant = Pick<UserRow, 'document' | 'name' | 'surname'>

/**
 * A whole form by key: a place in the area, its plot, and what is asked for. In every third one the owner or the payer
 * is somebody else.
 */
export function dossierForm(
  { document, name, surname }: Applicant,
  type: DossierType,
  powerKw: number,
  code: string,
): DossierForm {
  const place = placeIn(pick(towns, code, 'town'), false, code)
  const [streetName = '', number = 's/n'] = place.street.split(', ')
  const centre = townsOf({ zipCode: place.postalCode })[0]?.centre
  const [surname1 = '', surname2 = ''] = surname.split(' ')
  const email = emailOf(name, surname1)
  const telephone = phoneOf('dossier', code)
  const form: DossierForm = {
    type,
    supplyTypes: [pick(supplyTypes[type], code, 'supply type')],
    ...(centre
      ? {
          coordinates: {
            x: centre.x + between(-2500, 2500, code, 'x'),
            y: centre.y + between(-2500, 2500, code, 'y'),
            huso: centre.huso,
          },
        }
      : {}),
    cadastre: { referenciaCatastral: cadastralReference(code) },
    technicalData: {
      requestedPowerKw: powerKw,
      voltage: 'BT',
      phases: powerKw > 14 ? 3 : 1,
      urbanisedGround: true,
      distanceMetres: between(5, 180, code, 'distance'),
    },
    powerList: [{ use: type === 'DOSTYP003' ? 'PREMISES' : 'DWELLING', units: 1, powerKw }],
    applicant: { docNumber: document, name, surname1, surname2, email, telephone },
    addresses: {
      supply: {
        streetType: trackOf(streetName),
        streetName,
        number,
        zipCode: place.postalCode,
        town: place.town,
        province: place.province,
      },
    },
    billingEmail: email,
    digitalInvoice: true,
    contacts: [{ name: 'Instalaciones Eléctricas Breogán, S. L.', telephone: '981200300', role: 'INSTALLER' }],
  }
  if (type === 'DOSTYP002') addGeneration(form, powerKw, code)
  const other = fraction(code, 'other')
  if (other < 1 / 3) addOther(form, other < 1 / 6 ? 'owner' : 'payer', code)
  return form
}

const supplyTypes = {
  DOSTYP001: ['NEW_SUPPLY', 'TEMPORARY', 'URBAN_DEVELOPMENT'],
  DOSTYP002: ['SELF_CONSUMPTION'],
  DOSTYP003: ['POWER_INCREASE', 'CHARGING_POINT'],
} as const

function addGeneration(form: DossierForm, installedPowerKw: number, code: string): void {
  form.subtype = pick(['DOSSUB001', 'DOSSUB002', 'DOSSUB003', 'DOSSUB000'], code, 'subtype')
  form.newGeneration = { installedPowerKw, selfConsumption: 'INDIVIDUAL', withSurplus: true, guaranteeDeposited: true }
}

function addOther(form: DossierForm, part: 'owner' | 'payer', code: string): void {
  const { name, surname } = personName('dossier', code)
  const [surname1 = '', surname2 = ''] = surname.split(' ')
  // Above the ids of all users, so that it is nobody's document.
  const docNumber = nifOf(8_000_000 + between(0, 99_999, code, 'document'))
  form[part] = { docNumber, name, surname1, surname2, email: emailOf(name, surname1) }
  form[part === 'owner' ? 'thirdPartyConsentOwner' : 'thirdPartyConsentPayer'] = true
}

/** Seven digits and letters of the plot, seven of the sheet, four of the unit, two of check. */
function cadastralReference(code: string): string {
  const digits = String(between(0, 9_999_999, code, 'plot')).padStart(7, '0')
  return `${digits}NH${between(1000, 9999, code, 'sheet')}N0001${pick(['AB', 'FT', 'KZ', 'WX'], code, 'check')}`
}

function trackOf(streetName: string): 'street' | 'avenue' | 'via' {
  if (streetName.startsWith('Avenida')) return 'avenue'
  return streetName.startsWith('Gran Vía') ? 'via' : 'street'
}
