import { useTranslation } from 'react-i18next'
import { codeText } from '#src/base/codes.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { addressLine } from '#src/domain/dossier/place/address.ts'
import { listed, personWords } from '#src/domain/dossier/form/formWords.ts'
import type { OpenDossier } from '#src/domain/dossier/form/openDossier.ts'
import type { TaskId } from '#src/domain/dossier/form/tasks.ts'

interface Answer {
  readonly task: TaskId
  readonly question: string
  /** Undefined if it was left out. */
  readonly answer: string | undefined
}

/** The data of a dossier's form as text, in the order of its tasks. */
export function useAnswers({ form, missing, files }: OpenDossier): readonly Answer[] {
  const { t } = useTranslation()
  const format = useFormat()
  const { technicalData, addresses, cadastre, coordinates, newGeneration, subtype, applicant, owner, payer } = form
  const { supplyTypes, remarks, powerList, digitalInvoice, billingEmail, offices, contacts } = form
  const answerOf = (task: TaskId, question: string, answer: string | undefined): Answer => ({ task, question, answer })
  const yesNo = (is: boolean | undefined) =>
    is === undefined ? undefined : t(is ? 'newDossier.inMind.yes' : 'newDossier.inMind.no')
  return [
    answerOf(
      'asks',
      t('dossierForm.supplyTypes'),
      listed(supplyTypes?.map((type) => t(`dossierForm.supplyType.${type}`))),
    ),
    answerOf('asks', t('dossierForm.remarks'), remarks),
    answerOf('place', t('dossierForm.task.place'), addresses?.supply && addressLine(addresses.supply)),
    answerOf(
      'place',
      t('dossierForm.reference'),
      cadastre && listed([cadastre.referenciaCatastral, ...polygonAndPlot(cadastre)]),
    ),
    answerOf(
      'place',
      t('dossierForm.coordinates'),
      coordinates &&
        t('dossierForm.coordinatesSaid', {
          x: format.number(coordinates.x, 0),
          y: format.number(coordinates.y, 0),
          huso: coordinates.huso,
        }),
    ),
    answerOf('power', t('dossierForm.task.power'), technicalData && powerSaid(technicalData)),
    answerOf(
      'power',
      t('newDossier.inMind.metres'),
      technicalData?.distanceMetres === undefined ? undefined : `${format.number(technicalData.distanceMetres, 0)} m`,
    ),
    answerOf('power', t('newDossier.inMind.ground'), yesNo(technicalData?.urbanisedGround)),
    answerOf(
      'power',
      t('dossierForm.powerList'),
      listed(
        powerList?.map(({ use, units, powerKw }) =>
          t('dossierForm.powerUse', { use: t(`dossierForm.powerUses.${use}`), units, kw: format.amount(powerKw) }),
        ),
      ),
    ),
    answerOf('power', 'CUPS', technicalData?.cups),
    ...(form.type === 'DOSTYP002' ? generation() : []),
    answerOf('people', t('dossierForm.who'), personWords(owner ?? applicant)),
    answerOf('people', t('dossierForm.reachedAt'), listed([applicant?.telephone, applicant?.email])),
    answerOf('people', t('dossierForm.lettersTo'), addresses?.notification && addressLine(addresses.notification)),
    answerOf('billing', t('dossierForm.payer'), personWords(payer ?? applicant)),
    answerOf(
      'billing',
      t('dossierForm.digital'),
      digitalInvoice === undefined
        ? undefined
        : listed([yesNo(digitalInvoice), billingEmail, ...Object.values(offices ?? {})]),
    ),
    answerOf('billing', t('dossierForm.billingTo'), addresses?.billing && addressLine(addresses.billing)),
    answerOf(
      'contacts',
      t('dossierForm.contacts'),
      listed(contacts?.map(({ name, telephone }) => `${name} (${telephone})`)),
    ),
    answerOf(
      'documents',
      t('dossierForm.documentsDelivered'),
      listed(files.flatMap(({ kind }) => (kind === 'BUDGET' ? [] : [codeText(t, 'documents.kinds', kind)]))) ??
        t('dossierForm.documentsNone'),
    ),
    ...(missing.length === 0
      ? []
      : [
          answerOf(
            'documents',
            t('dossierForm.documentsMissing'),
            listed(missing.map((kind) => codeText(t, 'documents.kinds', kind))),
          ),
        ]),
  ]

  function powerSaid({ requestedPowerKw, voltage, phases }: NonNullable<typeof technicalData>): string {
    return t('dossierForm.powerSaid', {
      kw: format.amount(requestedPowerKw),
      voltage: t(`newDossier.inMind.voltages.${voltage}`),
      phases: t(phases === 3 ? 'dossierForm.phase3' : 'dossierForm.phase1'),
    })
  }

  function generation(): readonly Answer[] {
    const { installedPowerKw, selfConsumption, withSurplus, storageKwh, cau, guaranteeDeposited } = newGeneration ?? {}
    return [
      answerOf('generation', t('dossierForm.subtype'), subtype && t(`dossierForm.subtypes.${subtype}`)),
      answerOf(
        'generation',
        t('newDossier.inMind.kwGeneration'),
        installedPowerKw === undefined ? undefined : `${format.amount(installedPowerKw)} kW`,
      ),
      answerOf(
        'generation',
        t('newDossier.questions.title.use'),
        selfConsumption && t(`dossierForm.uses.${selfConsumption}`),
      ),
      answerOf('generation', t('newDossier.questions.title.surplus'), yesNo(withSurplus)),
      answerOf(
        'generation',
        t('dossierForm.storage'),
        storageKwh === undefined ? undefined : `${format.amount(storageKwh)} kWh`,
      ),
      answerOf('generation', t('dossierForm.cau'), cau),
      answerOf('generation', t('dossierForm.guarantee'), yesNo(guaranteeDeposited)),
    ]
  }

  function polygonAndPlot({ polygon, plot }: NonNullable<typeof cadastre>): readonly (string | undefined)[] {
    return [polygon && `${t('dossierForm.polygon')} ${polygon}`, plot && `${t('dossierForm.plot')} ${plot}`]
  }
}
