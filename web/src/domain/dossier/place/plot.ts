import { isCadastralReference } from '@acometida/api-spec/rules/person/code'
import { codeOf } from '#src/api/call/apiError.ts'
import {
  deleteValidation,
  type DeleteValidationFailure,
  forceValidation,
  type GetGeometryFailure,
  type GetGeometrySuccess,
  type Huso,
  useGetGeometry,
  validateCoordinates,
} from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { typedNumber } from '#src/domain/dossier/start/estimate.ts'
import { type Coordinates, UTM_ZONES } from './utm.ts'

/** A point in metres, UTM. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A plot of the cadastre: a closed ring. */
export interface Plot {
  readonly town: string
  readonly areaM2: number
  readonly points: readonly Point[]
  /** In whole metres. */
  readonly centre: Coordinates
}

/** The company's assessment of coordinates. */
export interface Located {
  readonly served: boolean
  /** The nearest served town, and the metres to its centre. Undefined if the zone has none. */
  readonly nearest: { readonly town: string; readonly metres: number } | undefined
}

/**
 * The plot of a cadastral reference in a zone. Makes no call for an incomplete reference. A reference without a plot
 * fails with `isNoPlot`.
 */
export function usePlot(reference: string, huso: Huso) {
  const params = { referenciaCatastral: reference.trim().toUpperCase(), huso }
  return useGetGeometry(params, {
    query: {
      enabled: isCadastralReference(reference.trim()),
      select: plotOf,
    },
  })
}

export function isNoPlot(error: unknown): boolean {
  return codeOf<GetGeometryFailure>(error) === '0404'
}

/**
 * Has the company check coordinates. It stores the result with the dossier for its review. Fails at once when offline.
 */
export function useLocate(code: string) {
  return useMutationOf(async (coordinates: Coordinates): Promise<Located> => {
    const { validacion } = await validateCoordinates({ codSolicitud: code, coordinates })
    const { resultado, town, distanceMetres } = validacion
    const isKnown = town !== undefined && distanceMetres !== undefined
    return { served: resultado === 'OK', nearest: isKnown ? { town, metres: distanceMetres } : undefined }
  })
}

/** Declares the place correct whatever the company's check says, so that the review does not return the dossier. */
export function useInsistOnPlace(code: string) {
  return useMutationOf(() => forceValidation({ codSolicitud: code, resultado: 'OK' }))
}

/** Deletes the company's check of a place that has changed. A missing check counts as deleted. */
export function useDropLocated(code: string) {
  return useMutationOf(async () => {
    await deleteValidation({ codSolicitud: code }).catch((error: unknown) => {
      if (codeOf<DeleteValidationFailure>(error) !== '0404') throw error
    })
  })
}

/** Coordinates from form values. Undefined if the contract does not accept them. */
export function coordinatesOf(typed: Readonly<Record<'x' | 'y' | 'huso', string>>): Coordinates | undefined {
  const [x, y] = [typedNumber(typed.x), typedNumber(typed.y)]
  const huso = UTM_ZONES.find((zone) => `${zone}` === typed.huso)
  if (x === null || y === null || huso === undefined) return undefined
  return x >= 100_000 && x <= 900_000 && y >= 3_900_000 && y <= 4_900_000 ? { x, y, huso } : undefined
}

/** The length of a scale bar in metres, at most a third of a width: 1, 2 or 5 times a power of ten. */
export function scaleMetres(widthMetres: number): number {
  const most = widthMetres / 3
  const ten = 10 ** Math.floor(Math.log10(most))
  return [5, 2, 1].map((times) => times * ten).find((length) => length <= most) ?? ten
}

/** The bounding box of points. */
export function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, north] = [Math.min(...xs), Math.max(...ys)]
  return { west, north, width: Math.max(...xs) - west, height: north - Math.min(...ys) }
}

/** The centroid of a closed ring. */
export function centreOf(points: readonly Point[]): Point {
  const [origin = { x: 0, y: 0 }] = points
  // Relative to its first point: absolute coordinates of millions of metres would lose decimals.
  const near = points.map(({ x, y }) => ({ x: x - origin.x, y: y - origin.y }))
  let [twice, x, y] = [0, 0, 0]
  near.forEach((one, index) => {
    const next = near[index + 1] ?? one
    const cross = one.x * next.y - next.x * one.y
    twice += cross
    x += (one.x + next.x) * cross
    y += (one.y + next.y) * cross
  })
  return twice === 0 ? origin : { x: origin.x + x / (3 * twice), y: origin.y + y / (3 * twice) }
}

function plotOf({ geometria: { town, areaM2, points, huso } }: GetGeometrySuccess): Plot {
  const { x, y } = centreOf(points)
  return { town, areaM2, points, centre: { x: Math.round(x), y: Math.round(y), huso } }
}
