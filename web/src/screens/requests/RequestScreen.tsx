import { paths, provisionPath, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useEffect, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { DocumentUpload } from '#src/domain/document/DocumentUpload.tsx'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type Conversation, useConversation, useMarkRequestRead } from '#src/domain/request/conversation.ts'
import { type CustomerRequest, useRequest } from '#src/domain/request/requests.ts'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { CommentForm } from './CommentForm.tsx'
import { RequestDocuments } from './RequestDocuments.tsx'
import { RequestOver } from './RequestOver.tsx'
import { NextStepLine, RequestTimeline } from './RequestTimeline.tsx'
import { StatusTag } from './StatusTag.tsx'

/** A request named by its number in the address: its conversation, and the form to add to it. */
export function RequestScreen() {
  const [query] = useSearchParams()
  const code = query.get('request') ?? ''
  return code === '' ? <Navigate to={paths.requests} replace /> : <NamedRequest key={code} code={code} />
}

type NamedProps = { readonly code: string }

function NamedRequest({ code }: NamedProps) {
  const query = useRequest(code)
  return (
    <Page width="narrow">
      <QueryGate
        query={query}
        skeleton={
          <>
            <NumberHeader code={code} />
            <SkeletonLayout of="cards" count={2} />
          </>
        }
      >
        {(request) =>
          request ? <Request request={request} onChanged={() => void query.refetch()} /> : <Missing code={code} />
        }
      </QueryGate>
    </Page>
  )
}

function NumberHeader({ code }: NamedProps) {
  const { t } = useLocale()
  return (
    <PageHeader
      title={t('requests.detail.number', { code })}
      back={{ to: paths.requests, label: t('requests.title') }}
    />
  )
}

function Missing({ code }: NamedProps) {
  const { t } = useLocale()
  return (
    <>
      <NumberHeader code={code} />
      <EmptyState
        icon="request"
        title={t('requests.missing.title')}
        action={<LinkButton to={paths.requests}>{t('requests.showAll')}</LinkButton>}
        text={t('requests.missing.text')}
      />
    </>
  )
}

type RequestProps = {
  readonly request: CustomerRequest
  /** Called if its state has changed. */
  readonly onChanged: () => void
}

/** A request, marked as read when it opens. */
function Request({ request, onChanged }: RequestProps) {
  const { t } = useLocale()
  const { code, subject, read } = request
  const conversation = useConversation(code)
  const { markRead, isError, isPending } = useMarkRequestRead()
  // It had news when it was opened.
  const [hadNews] = useState(!read)
  useEffect(() => {
    if (!read) markRead(code)
  }, [code, read, markRead])

  return (
    <>
      <PageHeader
        eyebrow={t('requests.detail.number', { code })}
        title={subject}
        back={{ to: paths.requests, label: t('requests.title') }}
      />
      {isError && (
        <Banner tone="warning" actions={<RetryButton onRetry={() => markRead(code)} loading={isPending} />}>
          {t('requests.detail.notMarked')}
        </Banner>
      )}
      <QueryGate query={conversation} skeleton={{ of: 'cards', count: 2 }}>
        {({ turns, documents }) => (
          <>
            <NextStepLine request={request} />
            <Card title={t('requests.detail.conversation')}>
              <RequestTimeline request={request} turns={turns} hadNews={hadNews} />
            </Card>
            <Card title={t('requests.documents.title')}>
              <RequestDocuments code={code} documents={documents} />
            </Card>
          </>
        )}
      </QueryGate>
      {/* Below a loading conversation it would shift. */}
      {!conversation.isLoading && (
        <>
          <Additions request={request} onChanged={onChanged} />
          <Facts request={request} contact={conversation.data?.contact ?? []} />
        </>
      )}
    </>
  )
}

/** The form to add to an open request. Input at the time of its closing stays. */
function Additions({ request, onChanged }: RequestProps) {
  const { t } = useLocale()
  const [closedMeanwhile, setClosedMeanwhile] = useState(false)
  const isOpen = request.stage === 'open'
  return (
    <>
      {(isOpen || closedMeanwhile) && (
        <div className="no-print">
          <Card title={t('requests.comment.title')}>
            <CommentForm
              code={request.code}
              onClosed={() => {
                setClosedMeanwhile(true)
                onChanged()
              }}
            />
          </Card>
        </div>
      )}
      {isOpen ? (
        <div className="no-print">
          <Card>
            <DocumentUpload
              owner={{ codSR: request.code }}
              label={t('requests.documents.add')}
              hint={t('requests.documents.addHint')}
              sentText={t('requests.documents.sent')}
            />
          </Card>
        </div>
      ) : (
        <RequestOver request={request} />
      )}
    </>
  )
}

function Facts({ request, contact }: Pick<RequestProps, 'request'> & Pick<Conversation, 'contact'>) {
  const { t, format } = useLocale()
  const supplies = useSupplies()
  const { topic, matter, cups, dossier, openedOn, closedOn, stage } = request
  const supply = supplies.data?.find((one) => one.cups === cups)
  const ended = stage === 'annulled' ? 'annulled' : 'closed'
  const place = cups && supply ? <Link to={supplyDetailPath(cups)}>{supply.title}</Link> : cups
  return (
    <Card title={t('requests.detail.about')}>
      <DescriptionList
        items={[
          { term: t('requests.detail.topic'), value: `${topic}: ${matter}` },
          { term: t('requests.detail.supply'), value: place },
          { term: t('requests.detail.dossier'), value: dossier && <Link to={provisionPath(dossier)}>{dossier}</Link> },
          { term: t('requests.detail.opened'), value: format.date(openedOn) },
          { term: t(`requests.detail.${ended}`), value: closedOn && format.date(closedOn) },
          { term: t('requests.detail.state'), value: <StatusTag request={request} /> },
          { term: t('requests.detail.contact'), value: contact.join(' · ') },
        ].filter(({ value }) => value)}
      />
    </Card>
  )
}
