import { useCallback } from 'react'
import {
  getListSupplyPointsQueryKey,
  type ListSupplyPointsSuccess,
  type SupplyPoint,
  useListSupplyPoints,
} from '#src/api/generated/api.ts'
import { isYes, readableDate } from '#src/api/call/readable.ts'
import { listParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { type CustomNames, lacksNames, type Named, useCustomNames, useNaming } from './customNames.ts'

/** A supply point of the caller. */
export interface Supply extends Readonly<Pick<SupplyPoint, 'cups' | 'address' | 'meterId' | 'lastDataDate'>> {
  /** The customer's name for it, by default the holder's. */
  readonly name: string
  /** One of `SUPPLY_ICONS`, or an unknown code. */
  readonly icon: string
  /** The code, such as `2.0TD` or `6.1TD`. */
  readonly tariff: string
  /** By tariff period, P1 first, watts. */
  readonly contractedPower: readonly number[]
  /** It feeds energy into the grid. */
  readonly generator: boolean
  /** The code of its self-consumption installation (CAU). Null without one. */
  readonly cau: string | null
  /** The caller has it by delegation. */
  readonly delegated: boolean
}

/** The supplies of the caller, their own first. */
export function useSupplies() {
  const session = useSession()
  const params = listParams('listSupplyPoints', session)
  const { data: lacking = false } = useListSupplyPoints(params, { query: { select: isLacking } })
  const names = useCustomNames('supply', lacking)
  const holder = `${session.name} ${session.surname}`.trim()
  const select = useCallback((answer: ListSupplyPointsSuccess) => suppliesOf(answer, names, holder), [names, holder])
  return useListSupplyPoints(params, { query: { select } })
}

/** Saves the name and icon of a supply, by its CUPS. */
export function useNameSupply() {
  return useNaming('supply', getListSupplyPointsQueryKey(listParams('listSupplyPoints', useSession())), renamed)
}

const isLacking = ({ supplyPoints, delegatePoints }: ListSupplyPointsSuccess) =>
  lacksNames([...supplyPoints.items, ...delegatePoints.items])

/** The supplies of a list, own ones first. `holder` is the name of own supplies without one, by default their CUPS. */
export function suppliesOf(
  { supplyPoints, delegatePoints }: ListSupplyPointsSuccess,
  names?: CustomNames,
  holder?: string,
): readonly Supply[] {
  const named = (point: SupplyPoint, usual: string) => ({
    name: usual,
    icon: 'home',
    ...names?.get(point.cups),
    ...point,
  })
  return [
    ...supplyPoints.items.map((point) => supplyOf(named(point, holder || point.cups), false)),
    ...delegatePoints.items.map((point) => supplyOf(named(point, point.cups), true)),
  ]
}

function supplyOf(point: SupplyPoint & Named, delegated: boolean): Supply {
  const { cups, name, icon, address, meterId, tariff, contractedPower } = point
  const { isGenerator, isSelfConsumption, lastDataDate } = point
  return {
    cups,
    name,
    icon,
    address,
    meterId,
    tariff,
    contractedPower,
    lastDataDate: readableDate(lastDataDate),
    generator: isYes(isGenerator),
    cau: isSelfConsumption?.cau ?? null,
    delegated,
  }
}

function renamed(answer: ListSupplyPointsSuccess, cups: string, { name, icon }: Named) {
  const rename = (point: SupplyPoint) => (point.cups === cups ? { ...point, name, icon } : point)
  return {
    ...answer,
    supplyPoints: { items: answer.supplyPoints.items.map(rename) },
    delegatePoints: { items: answer.delegatePoints.items.map(rename) },
  }
}
