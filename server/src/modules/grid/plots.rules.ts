import type { GeometryAnswer } from '@acometida/api-spec/generated/operations'
import { seedOf } from '#src/modules/metering/noise.rules.ts'
import { townsOfZone } from './servedTowns.rules.ts'

/** Its points are a closed ring: the last one is the first. */
type Plot = Pick<GeometryAnswer['geometria'], 'town' | 'areaM2' | 'points'>

/** The greatest distance of a plot from the centre of its town, in metres. */
const SPREAD_METRES = 3000
const CORNERS = 5

/**
 * An invented plot for a cadastral reference, near a town of the zone and always the same; null if no town of the zone
 * is served.
 */
export function plotOf(reference: string, huso: number): Plot | null {
  const towns = townsOfZone(huso)
  const town = towns[Math.floor(fractionOf(reference, 'town') * towns.length)]
  if (!town) return null
  const centre = {
    x: town.centre.x + (fractionOf(reference, 'x') - 0.5) * 2 * SPREAD_METRES,
    y: town.centre.y + (fractionOf(reference, 'y') - 0.5) * 2 * SPREAD_METRES,
  }
  const ring = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / CORNERS
    const radius = 10 + 30 * fractionOf(reference, `corner ${corner}`)
    return { x: cents(centre.x + radius * Math.cos(angle)), y: cents(centre.y + radius * Math.sin(angle)) }
  })
  return { town: town.name, areaM2: Math.round(areaOf(ring)), points: [...ring, ...ring.slice(0, 1)] }
}

/** The shoelace formula. */
function areaOf(ring: readonly { x: number; y: number }[]): number {
  const twice = ring.reduce((sum, { x, y }, index) => {
    const next = ring[(index + 1) % ring.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

/** A number in [0, 1) that depends on the texts alone (FNV-1a, mixed). */
function fractionOf(reference: string, salt: string): number {
  let hash = seedOf(`${reference.toUpperCase()}/${salt}`)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

const cents = (metres: number): number => Math.round(metres * 100) / 100
