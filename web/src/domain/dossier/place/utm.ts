import type { DossierForm } from '#src/api/generated/api.ts'

export type Coordinates = NonNullable<DossierForm['coordinates']>

/** The UTM zones of the contract: the mainland and the Balearic Islands. */
export const UTM_ZONES = [29, 30, 31] as const

/**
 * Degrees of latitude and longitude, as devices report them, in UTM ETRS89: whole metres in the zone of the longitude.
 * Null outside of the contract's zones. WGS 84 and ETRS89 differ by less than a metre, and devices by more. Source:
 * Snyder, Map Projections (USGS 1395), formulas 8-9 to 8-15, with the ellipsoid GRS80.
 */
export function utmOf(latitude: number, longitude: number): Coordinates | null {
  const zone = UTM_ZONES.find((each) => each === Math.floor((longitude + 180) / 6) + 1)
  return zone === undefined ? null : { ...projected(latitude, longitude, zone), huso: zone }
}

/** Whole metres in any zone of the northern hemisphere. */
export function projected(latitude: number, longitude: number, zone: number): { x: number; y: number } {
  const phi = radians(latitude)
  const [sin, cos, tan] = [Math.sin(phi), Math.cos(phi), Math.tan(phi)]
  const n = A / Math.sqrt(1 - E2 * sin ** 2)
  const t = tan ** 2
  const c = EP2 * cos ** 2
  const a = cos * radians(longitude - (zone * 6 - 183))
  const x = a + ((1 - t + c) * a ** 3) / 6 + ((5 - 18 * t + t ** 2 + 72 * c - 58 * EP2) * a ** 5) / 120
  const y =
    a ** 2 / 2 +
    ((5 - t + 9 * c + 4 * c ** 2) * a ** 4) / 24 +
    ((61 - 58 * t + t ** 2 + 600 * c - 330 * EP2) * a ** 6) / 720
  return { x: Math.round(500_000 + K0 * n * x), y: Math.round(K0 * (meridian(phi) + n * tan * y)) }
}

/** Metres along the meridian from the equator (8-13). */
function meridian(phi: number): number {
  return (
    A *
    ((1 - E2 / 4 - (3 * E2 ** 2) / 64 - (5 * E2 ** 3) / 256) * phi -
      ((3 * E2) / 8 + (3 * E2 ** 2) / 32 + (45 * E2 ** 3) / 1024) * Math.sin(2 * phi) +
      ((15 * E2 ** 2) / 256 + (45 * E2 ** 3) / 1024) * Math.sin(4 * phi) -
      ((35 * E2 ** 3) / 3072) * Math.sin(6 * phi))
  )
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** GRS80: the semi-major axis in metres, and the flattening. */
const A = 6_378_137
const F = 1 / 298.257222101
const E2 = F * (2 - F)
const EP2 = E2 / (1 - E2)
const K0 = 0.9996
