import type { SupplyPoint } from '@acometida/api-spec/generated/operations'
import { DELEGATED_ROLES } from '@acometida/api-spec/rules/person/roles'
import { printQuantity } from '@acometida/api-spec/rules/quantity'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { FilterOf, ResultOf, Call } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import type { Db } from '#src/db/db.type.ts'
import { prepared } from '#src/db/prepared.ts'
import { customData, delegation, supplyPoint, user, whitelist } from '#src/db/schema.ts'
import { lastDataDate } from '#src/modules/metering/lastDataDate.rules.ts'
import { withAudit, subjectOf } from '#src/modules/people/subjectOf.service.ts'

/**
 * The caller's own supply points and, for managers and consultants, those of confirmed delegations that are valid now.
 * The filter narrows them, never widens them: the caller's own document or id names all of them, a holder's those of
 * that holder. Staff name the customer whose points they read.
 */
export function listSupplyPoints(
  ctx: AuthorizedContext,
  filter: FilterOf<'listSupplyPoints'>,
): ResultOf<'listSupplyPoints'> {
  const subject = subjectOf(ctx, filter.documentNumber)
  const { db, caller, today } = subject
  const document = filter.documentNumber
  const passes = (row: Row) =>
    (document === undefined || document === caller.document || document === row.holderDocument) &&
    (filter.user_id === undefined || [caller.userId, row.holderId].map(String).includes(filter.user_id)) &&
    (filter.cups === undefined || filter.cups === row.cups) &&
    (filter.idAddress === undefined || filter.idAddress === row.addressId)
  const own = ownRows(db, caller.userId)
  const mayManage = DELEGATED_ROLES.some((role) => caller.roles.includes(role))
  const delegated = mayManage ? delegatedPoints(db).all({ caller: caller.userId, now: subject.now }) : []
  const answer = {
    supplyPoints: { items: own.filter(passes).map((row) => supplyPointOf(row, today)) },
    delegatePoints: { items: delegated.filter(passes).map((row) => supplyPointOf(row, today)) },
  }
  return withAudit(subject, ctx, ok(answer))
}

type Row = ReturnType<ReturnType<typeof ownPoints>['all']>[number]

/** Cached: every screen requests them, and they seldom change. */
const ownRows = cachedUntilWrite((db, caller: number) => ownPoints(db).all({ caller }))

const ownPoints = prepared((db) =>
  pointsOf(db)
    .where(eq(supplyPoint.holderId, sql.placeholder('caller')))
    .orderBy(asc(supplyPoint.cups)),
)

const delegatedPoints = prepared((db) =>
  pointsOf(db)
    .innerJoin(
      delegation,
      and(
        eq(delegation.cups, supplyPoint.cups),
        eq(delegation.delegateId, sql.placeholder('caller')),
        eq(delegation.status, 'C'),
        sql`${delegation.startsAt} <= ${sql.placeholder('now')} and ${delegation.endsAt} > ${sql.placeholder('now')}`,
      ),
    )
    .orderBy(asc(supplyPoint.cups)),
)

/** Supply points with their holder and the caller's name for them. */
function pointsOf(db: Db) {
  return db
    .select({
      cups: supplyPoint.cups,
      holderId: supplyPoint.holderId,
      meterId: supplyPoint.meterId,
      addressId: supplyPoint.addressId,
      street: supplyPoint.street,
      town: supplyPoint.town,
      province: supplyPoint.province,
      postalCode: supplyPoint.postalCode,
      generator: supplyPoint.generator,
      cau: supplyPoint.cau,
      tariff: supplyPoint.tariff,
      contractedWatts: supplyPoint.contractedWatts,
      holderDocument: user.document,
      holderName: user.name,
      holderSurname: user.surname,
      customName: customData.name,
      customIcon: customData.icon,
    })
    .from(supplyPoint)
    .innerJoin(user, eq(user.id, supplyPoint.holderId))
    .leftJoin(
      customData,
      and(
        eq(customData.userId, sql.placeholder('caller')),
        eq(customData.type, 'supply'),
        eq(customData.key, supplyPoint.cups),
      ),
    )
}

function supplyPointOf(row: Row, today: string): SupplyPoint {
  const watts = row.contractedWatts.split(',').map(Number)
  const [power1 = '', power2 = ''] = watts.length === 2 ? watts.map((each) => printQuantity(each / 1000)) : []
  return {
    cups: row.cups,
    name: row.customName ?? `${row.holderName} ${row.holderSurname}`.trim(),
    isNamed: row.customName === null ? '0' : '1',
    icon: row.customIcon ?? (row.generator ? 'solar' : 'home'),
    meterId: row.meterId,
    idAddress: row.addressId,
    address: { street: row.street, town: row.town, province: row.province, zipCode: row.postalCode },
    isGenerator: row.generator ? '1' : '0',
    isSelfConsumption: row.cau === null ? null : { cau: row.cau },
    tariff: row.tariff,
    contractedPower: watts,
    power1,
    power2,
    measurementEquipments: { meters: { item: { meter: row.meterId } } },
    lastDataDate: lastDataDate(row.cups, today),
  }
}

/** Whether a feature is open to the caller's document. The answer for any other document is no. */
export function checkWhitelist(
  { db, caller }: AuthorizedContext,
  { document, feature }: Call<'checkWhitelist'>['params'],
): ResultOf<'checkWhitelist'> {
  const listed = and(eq(whitelist.feature, feature), eq(whitelist.document, caller.document))
  const found = document === caller.document && db.select().from(whitelist).where(listed).get() !== undefined
  return ok({ access: found ? 'S' : 'N' })
}
