import { sizeOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { makeCups } from '@acometida/api-spec/rules/supply/cups'
import { townsOf } from '#src/modules/grid/servedTowns.rules.ts'
import type { dossier } from './dossiers.table.ts'

type ClosedDossier = Pick<typeof dossier.$inferSelect, 'code' | 'form' | 'applicantDocument'>

/**
 * The supply that a dossier results in when it is closed on a local day. Nobody holds it yet; its contract is in the
 * name of the owner. Null if there is none: a generator and a change belong to an existing supply, and no supply here
 * has the tariff above 1 kV.
 */
export function resultingSupply({ code, form, applicantDocument }: ClosedDossier, date: string) {
  const place = form.addresses?.supply
  const { powerKw, voltage } = sizeOf(form)
  if (form.type !== 'DOSTYP001' || voltage !== 'BT' || place === undefined) return null
  const watts = Math.round(powerKw * 1000)
  const tariff = watts > MAX_SMALL_WATTS ? '3.0TD' : '2.0TD'
  const number = code.slice('EXP'.length)
  const [town] = townsOf({ zipCode: place.zipCode })
  return {
    cups: makeCups('0022', Number(number)),
    contractDocument: form.owner?.docNumber ?? applicantDocument,
    meterId: `0022${number}`,
    addressId: number,
    street: `${place.streetName}, ${place.number}`,
    town: place.town,
    province: place.province,
    postalCode: place.zipCode,
    generator: false,
    tariff,
    contractedWatts: Array.from({ length: tariff === '3.0TD' ? 6 : 2 }, () => watts).join(','),
    usage: form.powerList?.some(({ use }) => use === 'DWELLING') === false ? 'shop' : 'household',
    annualKwh: powerKw * HOURS_OF_USE,
    solarKwp: 0,
    climate: town?.centre.huso === 30 ? 'madrid' : 'galicia',
    dataFrom: date,
    connectedOn: date,
  } as const
}

/** The most power with the tariff 2.0TD. Source: Circular 3/2020 of the CNMC, art. 6. */
const MAX_SMALL_WATTS = 15_000
/** The yearly use of a place in hours at its full power, until its meter has data. */
const HOURS_OF_USE = 600
