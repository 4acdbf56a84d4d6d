import { dossierStatuses } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { termOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import { type DossierType, requiredDocuments } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { errorText } from '#src/api/call/errorText.ts'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { formOf, type OpenDossier, useSaveForm } from '#src/domain/dossier/form/openDossier.ts'
import { toTypedConnection, typedConnectionOf, connectionOf } from '#src/domain/dossier/start/estimate.ts'
import { pathWith, type StartRoute, startRouteAt } from '#src/domain/dossier/start/startRoutes.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { EditableDossier } from './EditableDossier.tsx'
import { Estimator } from './Estimator.tsx'
import { ServedPlace } from './ServedPlace.tsx'

/**
 * The information before a request: whether the place is served, the price, the duration and the documents required.
 */
export function KeepInMindScreen() {
  const { t } = useLocale()
  const route = startRouteAt(useLocation().pathname)
  const title = t(`newDossier.inMind.${route.id}`)
  const { type } = route
  return (
    <Page width="narrow">
      {type === null ? (
        <EditableDossier title={title}>{(dossier) => <OfDraft route={route} dossier={dossier} />}</EditableDossier>
      ) : (
        <ServedPlace route={route} title={title}>
          {({ zip, towns }) => (
            <OfPlace route={route} type={type} zip={zip} place={towns.map(({ name }) => name).join(', ')} />
          )}
        </ServedPlace>
      )}
    </Page>
  )
}

interface OfPlaceProps {
  readonly route: StartRoute
  readonly type: DossierType
  readonly zip: string
  readonly place: string
}

function OfPlace({ route, type, zip, place }: OfPlaceProps) {
  const { t } = useLocale()
  return (
    <>
      <PageHeader
        eyebrow={t(`newDossier.way.${route.id}`)}
        title={t(`newDossier.inMind.${route.id}`)}
        lead={t('newDossier.inMind.lead')}
        back={{ to: pathWith(route.start, { zip }), label: t('newDossier.place.title') }}
      />
      <Banner tone="success" live={false} title={t('newDossier.place.served')}>
        {t('newDossier.place.at', { zip, towns: place })}
      </Banner>
      <Estimator generation={type === 'DOSTYP002'} />
      <AtHand type={type} documents={requiredDocuments(type)} />
      <Begin route={route} type={type} />
    </>
  )
}

function OfDraft({ route, dossier }: { readonly route: StartRoute; readonly dossier: OpenDossier }) {
  const { t, format } = useLocale()
  const { code, name, type, dueOn, missing, connection, sendAct } = dossier
  return (
    <>
      <PageHeader
        eyebrow={name}
        title={t(`newDossier.inMind.${route.id}`)}
        lead={
          dueOn === null
            ? t('newDossier.inMind.lead')
            : t(`newDossier.inMind.${sendAct === null ? 'untilDocuments' : 'until'}`, { date: format.longDate(dueOn) })
        }
        back={{ to: route.start, label: t('newDossier.edit.title') }}
      />
      <LinkButton to={pathWith(route.steps, { dossier: code })} variant="primary" iconEnd="arrowRight">
        {t('newDossier.begin.resume')}
      </LinkButton>
      <AtHand type={type} documents={missing} />
      <Estimator generation={type === 'DOSTYP002'} before={connection ? toTypedConnection(connection) : undefined} />
    </>
  )
}

function AtHand({ type, documents }: { readonly type: DossierType; readonly documents: readonly string[] }) {
  const { t } = useLocale()
  return (
    <Card title={t('newDossier.hand.title')}>
      <NoteList>
        <span>{t('newDossier.hand.who')}</span>
        <span>{t('newDossier.hand.where')}</span>
        {type === 'DOSTYP003' ? <span>{t('newDossier.hand.cups')}</span> : null}
        {documents.map((document) => (
          <span key={document}>{codeText(t, 'newDossier.hand.documents', document)}</span>
        ))}
      </NoteList>
      <p>{t(documents.length > 0 ? 'newDossier.hand.later' : 'newDossier.hand.delivered')}</p>
    </Card>
  )
}

/** Creates a draft with the answers so far, and opens its tasks. */
function Begin({ route, type }: Pick<OfPlaceProps, 'route' | 'type'>) {
  const { t } = useLocale()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isOnline = useOnline()
  const { saveForm, isPending, isError, error } = useSaveForm()
  const begin = async () => {
    const connection = connectionOf(typedConnectionOf(query))
    const code = await saveForm(connection ? formOf(type, connection) : { type }).catch(() => undefined)
    // The answers so far fill in the tasks.
    const answers = Object.fromEntries([...query].filter(([name]) => ANSWERS.has(name)))
    if (code !== undefined) void navigate(pathWith(route.steps, { dossier: code, ...answers }))
  }
  return (
    <Card
      title={t('newDossier.begin.title')}
      subtitle={DRAFT_DAYS && t('newDossier.begin.text', { count: DRAFT_DAYS })}
    >
      <Stack gap={3} align="start">
        {isError && (
          <Banner tone="error" title={t('newDossier.begin.failed')}>
            {errorText(t, error)}
          </Banner>
        )}
        <Button variant="primary" loading={isPending} disabled={!isOnline} onClick={() => void begin()}>
          {t('newDossier.begin.act')}
        </Button>
        {!isOnline && <p>{t('newDossier.begin.offline')}</p>}
      </Stack>
    </Card>
  )
}

const ANSWERS: ReadonlySet<string> = new Set(['zip', 'use', 'surplus'])
const DRAFT_DAYS = termOf(dossierStatuses.registered, { powerKw: 0, voltage: 'BT' })?.amount
