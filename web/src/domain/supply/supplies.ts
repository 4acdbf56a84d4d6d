import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { useCallback } from 'react'
import { parseFlag, parseDate, parseQuantity } from '#src/api/call/parse.ts'
import {
  getListSupplyPointsQueryKey,
  type ListSupplyPointsSuccess,
  type SupplyPoint,
  useListSupplyPoints,
} from '#src/api/generated/api.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { listParams } from '#src/session/listParams.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { type CustomNames, lacksNames, type Named, useCustomNames, useNaming } from './customNames.ts'
import { titlesOf } from './titles.ts'

/** A supply point of the caller. */
export interface Supply extends Readonly<Pick<SupplyPoint, 'cups' | 'address'>> {
  /** What people call it; see `titlesOf`. Screens name supplies by it. */
  readonly title: string
  /** The customer's name for it, by default the holder's. */
  readonly name: string
  /** One of `SUPPLY_ICONS`, or an unknown code. */
  readonly icon: string
  /** Empty if the API tells none. */
  readonly meterId: string
  /** The code, such as `2.0TD` or `6.1TD`. */
  readonly tariff: string
  /** By tariff period, P1 first, watts. Empty if the API tells none. */
  readonly contractedPower: readonly number[]
  /** The last local day to ask a curve for: of `dataUntil`, or yesterday. */
  readonly lastDataDate: string
  /** The last local day with data, if the API tells it. */
  readonly dataUntil?: string | undefined
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
  { supplyPoints, delegatePoints }: Pick<ListSupplyPointsSuccess, 'supplyPoints' | 'delegatePoints'>,
  names?: CustomNames,
  holder?: string,
): readonly Supply[] {
  const read = (delegated: boolean) => (point: SupplyPoint) => {
    const usual = (!delegated && holder) || point.cups
    const given = names?.get(point.cups)
    const supply = supplyOf({ name: usual, icon: 'home', ...given, ...point }, delegated)
    return { supply, named: isNamed(point, usual, given !== undefined) }
  }
  const all = [...supplyPoints.items.map(read(false)), ...delegatePoints.items.map(read(true))]
  const titles = titlesOf(all.map(({ supply, named }) => ({ ...supply, named })))
  return all.map(({ supply }) => ({ ...supply, title: titles.get(supply.cups) ?? supply.cups }))
}

/** Whether the customer gave the name of a supply. Undefined if nothing says so. */
function isNamed({ name, isNamed: flag }: SupplyPoint, usual: string, inCustomData: boolean): boolean | undefined {
  if (flag !== undefined) return parseFlag(flag)
  if (name === undefined) return inCustomData
  return name === usual ? false : undefined
}

function supplyOf(point: SupplyPoint & Named, delegated: boolean): Omit<Supply, 'title'> {
  const { cups, name, icon, address, isGenerator, isSelfConsumption, measurementEquipments } = point
  const contractedPower = point.contractedPower ?? pairOfPowers(point)
  const dataUntil = point.lastDataDate === undefined ? undefined : parseDate(point.lastDataDate)
  return {
    cups,
    name,
    icon,
    address,
    meterId: point.meterId ?? measurementEquipments?.meters.item.meter ?? '',
    tariff: point.tariff ?? (point.power1 === '' || contractedPower.length > 2 ? '3.0TD' : '2.0TD'),
    contractedPower,
    lastDataDate: dataUntil ?? addDays(serverToday(), -1),
    dataUntil,
    generator: parseFlag(isGenerator),
    cau: isSelfConsumption?.cau ?? null,
    delegated,
  }
}

/** The two powers of a 2.0TD supply in watts. Other tariffs have none here. */
function pairOfPowers({ power1 = '', power2 = '' }: SupplyPoint): readonly number[] {
  return power1 && power2 ? [power1, power2].map((kw) => Math.round(parseQuantity(kw) * 1000)) : []
}

function renamed(answer: ListSupplyPointsSuccess, cups: string, { name, icon }: Named) {
  const rename = (point: SupplyPoint) => (point.cups === cups ? { ...point, name, icon, isNamed: '1' as const } : point)
  return {
    ...answer,
    supplyPoints: { items: answer.supplyPoints.items.map(rename) },
    delegatePoints: { items: answer.delegatePoints.items.map(rename) },
  }
}
