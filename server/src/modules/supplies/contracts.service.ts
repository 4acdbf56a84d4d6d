import { maskDocument } from '@acometida/api-spec/rules/person/document'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { type Point, visiblePoint } from '#src/modules/points/visiblePoint.service.ts'
import { contractHistory } from './contracts.rules.ts'

/** The contracts of a supply that the caller holds or manages: 01 access, 02 powers, 03 retailers; newest first. */
export function listContracts(
  ctx: AuthorizedContext,
  { cups, code }: Call<'listContracts'>['filter'],
): ResultOf<'listContracts'> {
  const point = visiblePoint(ctx, cups)
  if (!point) return fail('TS01000004')
  const { powers, retailers } = contractHistory(point)
  return ok({
    code,
    accessContracts: code === '01' ? [accessContractOf(point, ctx.caller.userId)] : [],
    contractedPowers:
      code === '02' ? powers.map(({ watts, ...term }) => ({ contractedPower: [...watts], ...term })) : [],
    retailers: code === '03' ? retailers.map(({ name, ...term }) => ({ retailer: name, ...term })) : [],
  })
}

/** The access contract. A manager of the supply sees only a part of the holder's document. */
function accessContractOf(point: Point, callerId: number) {
  const { contractStart, retailers } = contractHistory(point)
  return {
    contractId: `ATR${point.meterId.slice(4)}`,
    cups: point.cups,
    documentNumber: point.holderId === callerId ? point.holderDocument : maskDocument(point.holderDocument),
    holderName: `${point.holderName} ${point.holderSurname}`.trim(),
    tariff: point.tariff,
    contractedPower: point.contractedWatts.split(',').map(Number),
    retailer: retailers[0]?.name ?? '',
    startDate: contractStart,
    endDate: null,
  }
}
