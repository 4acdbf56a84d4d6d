import {
  wrongDossierFields,
  missingDossierFields,
  normalizeDossierForm,
} from '@acometida/api-spec/rules/dossier/dossierForm'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { isFormOpen } from '#src/domain/dossier/dossier.ts'
import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'
import { joinParts, personLabel } from '#src/domain/dossier/form/people.ts'
import { dossierAddressLine } from '#src/domain/dossier/place/address.ts'
import { pathWith } from '#src/domain/dossier/start/startRoutes.ts'
import { type TrackerProps, useAct } from '#src/screens/dossiers/useAct.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import styles from '#src/screens/dossiers/Tracker.module.css'

/** The request, for reading and printing. For a draft also what is missing, or the submit button. */
export function RequestPanel({ dossier, onChanged }: TrackerProps) {
  const { t } = useLocale()
  const facts = useRequestFacts(dossier)
  return (
    <Card
      title={t('provisions.request.title')}
      actions={
        <Button size="small" icon="print" onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      }
    >
      <DescriptionList items={facts} />
      {isFormOpen(dossier) && (
        <div>
          <LinkButton to={pathWith(paths.editProvisionSteps, { dossier: dossier.code })} icon="edit">
            {t('provisions.request.correct')}
          </LinkButton>
        </div>
      )}
      {dossier.status === 'registered' && <SendDraft dossier={dossier} onChanged={onChanged} />}
    </Card>
  )
}

/** Sends a complete draft. For another one, lists what is missing. */
function SendDraft({ dossier, onChanged }: TrackerProps) {
  const { t } = useLocale()
  const online = useOnline()
  const { document } = useSession()
  const { run, busy, failure } = useAct({ dossier, onChanged })
  const form = normalizeDossierForm(dossier.form)
  const isWhole = missingDossierFields(form).length === 0 && wrongDossierFields(form, document).length === 0
  if (!isWhole) return <Banner live={false}>{t('provisions.request.incomplete')}</Banner>
  if (!online) return <p className={styles.note}>{t('provisions.offline')}</p>
  return (
    <>
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <p>{t('provisions.request.whole')}</p>
      <div>
        <Button variant="primary" loading={busy} onClick={() => void run('SUBMIT', t('provisions.request.sent'))}>
          {t('provisions.request.send')}
        </Button>
      </div>
    </>
  )
}

/** The data of a dossier's form as terms and values. Required values are listed even if missing. */
function useRequestFacts({ form, kind, technology, registeredOn }: DossierDetail) {
  const { t, format } = useLocale()
  const { technicalData, newGeneration, addresses, cadastre, coordinates, owner, payer, applicant } = form
  const { supplyTypes, remarks, digitalInvoice, billingEmail, offices, contacts } = form
  const unknown = t('provisions.request.notYet')
  const yesNo = (is: boolean | undefined) => t(is === true ? 'common.yes' : 'common.no')
  const kilowatts = (kw: number | undefined) => (kw === undefined ? unknown : format.powerKw(kw * 1000))
  const optional = (term: string, value: string | undefined) => (value ? [{ term, value }] : [])
  return [
    { term: t('provisions.request.kind'), value: codeText(t, 'provisions.kinds', kind) },
    { term: t('provisions.request.registered'), value: format.date(registeredOn) },
    ...optional(
      t('provisions.request.wanted'),
      joinParts(supplyTypes?.map((type) => codeText(t, 'provisions.request.supplyTypes', type))),
    ),
    { term: t('provisions.request.place'), value: addresses?.supply ? dossierAddressLine(addresses.supply) : unknown },
    ...optional(t('provisions.request.reference'), cadastre?.referenciaCatastral),
    ...optional(
      t('provisions.request.coordinates'),
      coordinates &&
        t('provisions.request.coordinatesSaid', {
          x: format.number(coordinates.x, 0),
          y: format.number(coordinates.y, 0),
          huso: coordinates.huso,
        }),
    ),
    { term: t('provisions.request.power'), value: kilowatts(technicalData?.requestedPowerKw) },
    {
      term: t('provisions.request.voltage'),
      value: technicalData ? codeText(t, 'provisions.request.voltages', technicalData.voltage) : unknown,
    },
    ...(technicalData ? technical(technicalData) : []),
    { term: t('provisions.request.applicant'), value: personLabel(applicant) ?? unknown },
    ...optional(t('provisions.request.reachedAt'), joinParts([applicant?.telephone, applicant?.email])),
    { term: t('provisions.request.owner'), value: personLabel(owner) ?? t('provisions.request.same') },
    { term: t('provisions.request.payer'), value: personLabel(payer) ?? t('provisions.request.same') },
    ...optional(
      t('provisions.request.digital'),
      digitalInvoice === undefined
        ? undefined
        : joinParts([yesNo(digitalInvoice), billingEmail, ...Object.values(offices ?? {})]),
    ),
    ...optional(t('provisions.request.billingTo'), addresses?.billing && dossierAddressLine(addresses.billing)),
    ...optional(
      t('provisions.request.lettersTo'),
      addresses?.notification && dossierAddressLine(addresses.notification),
    ),
    ...optional(
      t('provisions.request.contacts'),
      joinParts(contacts?.map(({ name, telephone }) => `${name} (${telephone})`)),
    ),
    ...(technology === undefined ? [] : generation()),
    ...optional(t('provisions.request.remarks'), remarks),
  ]

  function technical({ phases, distanceMetres, urbanisedGround, cups }: NonNullable<typeof technicalData>) {
    return [
      {
        term: t('provisions.request.phases'),
        value: t(phases === 3 ? 'provisions.request.phase3' : 'provisions.request.phase1'),
      },
      ...optional(
        t('provisions.request.metres'),
        distanceMetres === undefined ? undefined : `${format.number(distanceMetres, 0)} m`,
      ),
      { term: t('provisions.request.ground'), value: yesNo(urbanisedGround) },
      ...optional('CUPS', cups),
    ]
  }

  function generation() {
    const { installedPowerKw, withSurplus, guaranteeDeposited, storageKwh, cau } = newGeneration ?? {}
    return [
      {
        term: t('provisions.request.technology'),
        value: codeText(t, 'provisions.technologies', technology ?? 'undefined'),
      },
      { term: t('provisions.request.installed'), value: kilowatts(installedPowerKw) },
      { term: t('provisions.request.surplus'), value: yesNo(withSurplus) },
      { term: t('provisions.request.guarantee'), value: yesNo(guaranteeDeposited) },
      ...optional(
        t('provisions.request.storage'),
        storageKwh === undefined ? undefined : `${format.amount(storageKwh)} kWh`,
      ),
      ...optional('CAU', cau),
    ]
  }
}
