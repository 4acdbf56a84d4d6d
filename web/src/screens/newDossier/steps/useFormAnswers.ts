import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import type { OpenDossier } from '#src/domain/dossier/form/openDossier.ts'
import { joinParts, personLabel } from '#src/domain/dossier/form/people.ts'
import type { TaskId } from '#src/domain/dossier/form/tasks.ts'
import { dossierAddressLine } from '#src/domain/dossier/place/address.ts'

/** A question with its answer, undefined if it was left out. */
type Said = readonly [question: string, answer: string | undefined]

/** The data of a dossier's form as text, in the order of its tasks. */
export function useFormAnswers({ form, missing, files }: OpenDossier) {
  const { t, format } = useLocale()
  const { technicalData, addresses, cadastre, coordinates, newGeneration, subtype, applicant, owner, payer } = form
  const { supplyTypes, remarks, powerList, digitalInvoice, billingEmail, offices, contacts } = form
  const yesNo = (is: boolean | undefined) =>
    is === undefined ? undefined : t(is ? 'newDossier.inMind.yes' : 'newDossier.inMind.no')
  const kindsOf = (kinds: readonly string[]) => joinParts(kinds.map((kind) => codeText(t, 'documents.kinds', kind)))
  const delivered = files.flatMap(({ kind }) => (kind === 'BUDGET' ? [] : [kind]))
  const answers: Partial<Record<TaskId, readonly Said[]>> = {
    asks: [
      [t('dossierForm.supplyTypes'), joinParts(supplyTypes?.map((type) => t(`dossierForm.supplyType.${type}`)))],
      [t('dossierForm.remarks'), remarks],
    ],
    place: [
      [t('dossierForm.task.place'), addresses?.supply && dossierAddressLine(addresses.supply)],
      [t('dossierForm.reference'), cadastre && joinParts([cadastre.referenciaCatastral, ...polygonAndPlot(cadastre)])],
      [t('dossierForm.coordinates'), coordinates && coordinatesSaid(coordinates)],
    ],
    power: [
      [t('dossierForm.task.power'), technicalData && powerSaid(technicalData)],
      [t('newDossier.inMind.metres'), amount(technicalData?.distanceMetres, 'm')],
      [t('newDossier.inMind.ground'), yesNo(technicalData?.urbanisedGround)],
      [t('dossierForm.powerList'), joinParts(powerList?.map(powerUseSaid))],
      ['CUPS', technicalData?.cups],
    ],
    ...(form.type === 'DOSTYP002' && { generation: generation() }),
    people: [
      [t('dossierForm.who'), personLabel(owner ?? applicant)],
      [t('dossierForm.reachedAt'), joinParts([applicant?.telephone, applicant?.email])],
      [t('dossierForm.lettersTo'), addresses?.notification && dossierAddressLine(addresses.notification)],
    ],
    billing: [
      [t('dossierForm.payer'), personLabel(payer ?? applicant)],
      [
        t('dossierForm.digital'),
        digitalInvoice === undefined
          ? undefined
          : joinParts([yesNo(digitalInvoice), billingEmail, ...Object.values(offices ?? {})]),
      ],
      [t('dossierForm.billingTo'), addresses?.billing && dossierAddressLine(addresses.billing)],
    ],
    contacts: [
      [t('dossierForm.contacts'), joinParts(contacts?.map(({ name, telephone }) => `${name} (${telephone})`))],
    ],
    documents: [
      [t('dossierForm.documentsDelivered'), kindsOf(delivered) ?? t('dossierForm.documentsNone')],
      ...(missing.length === 0 ? [] : [[t('dossierForm.documentsMissing'), kindsOf(missing)] as const]),
    ],
  }
  return keysOf(answers).flatMap((task) =>
    (answers[task] ?? []).map(([question, answer]) => ({ task, question, answer })),
  )

  function powerSaid({ requestedPowerKw, voltage, phases }: NonNullable<typeof technicalData>): string {
    return t('dossierForm.powerSaid', {
      kw: format.amount(requestedPowerKw),
      voltage: t(`newDossier.inMind.voltages.${voltage}`),
      phases: t(phases === 3 ? 'dossierForm.phase3' : 'dossierForm.phase1'),
    })
  }

  function coordinatesSaid({ x, y, huso }: NonNullable<typeof coordinates>): string {
    return t('dossierForm.coordinatesSaid', { x: format.number(x, 0), y: format.number(y, 0), huso })
  }

  function powerUseSaid({ use, units, powerKw }: NonNullable<typeof powerList>[number]): string {
    return t('dossierForm.powerUse', { use: t(`dossierForm.powerUses.${use}`), units, kw: format.amount(powerKw) })
  }

  function generation(): readonly Said[] {
    const { installedPowerKw, selfConsumption, withSurplus, storageKwh, cau, guaranteeDeposited } = newGeneration ?? {}
    return [
      [t('dossierForm.subtype'), subtype && t(`dossierForm.subtypes.${subtype}`)],
      [t('newDossier.inMind.kwGeneration'), amount(installedPowerKw, 'kW')],
      [t('newDossier.questions.title.use'), selfConsumption && t(`dossierForm.uses.${selfConsumption}`)],
      [t('newDossier.questions.title.surplus'), yesNo(withSurplus)],
      [t('dossierForm.storage'), amount(storageKwh, 'kWh')],
      [t('dossierForm.cau'), cau],
      [t('dossierForm.guarantee'), yesNo(guaranteeDeposited)],
    ]
  }

  function amount(value: number | undefined, unit: string): string | undefined {
    return value === undefined ? undefined : `${format.amount(value)} ${unit}`
  }

  function polygonAndPlot({ polygon, plot }: NonNullable<typeof cadastre>): readonly (string | undefined)[] {
    return [polygon && `${t('dossierForm.polygon')} ${polygon}`, plot && `${t('dossierForm.plot')} ${plot}`]
  }
}
