import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { referenceOf } from '#src/api/error.store.ts'
import { useDefinedQuery } from '#src/api/query/definedQueries.ts'
import { useSavedDocument } from '#src/domain/document/savedDocument.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { IconMark } from '#src/ui/icon/IconMark.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { PartHeader } from '#src/ui/layout/page/PartHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { EndedNotice } from './EndedNotice.tsx'
import { paymentEndOf, isOpenOrder, type PaymentOrder, paymentOrder } from './orderState.ts'
import { ReceiptFacts } from './ReceiptFacts.tsx'

type PaymentOutcomeProps = {
  readonly order: string
  /** The address that pays the same bills again: those of a supply, or of the given dossier. */
  readonly payAgainPath: (bills: readonly string[], dossier: string | null) => string
  /** A consequence of the payment other than the paid bill. */
  readonly next?: string | undefined
  /** The next page after the outcome. */
  readonly back: { readonly to: string; readonly label: string }
}

/** The outcome of a payment in the area. Shows the server's state of the order, and never assumes that it is paid. */
export function PaymentOutcome({ order, payAgainPath, next, back }: PaymentOutcomeProps) {
  const { t } = useTranslation()
  const query = useDefinedQuery(paymentOrder(order))
  return (
    <Card>
      <div aria-live="polite">
        <QueryGate query={query} skeleton={<Checking />}>
          {(payment) => {
            if (payment?.state === 'PAID') return <Receipt paid={payment} next={next} back={back} />
            if (isOpenOrder(payment?.state)) {
              const look = () => void query.refetch()
              return <Waiting order={order} onLook={look} looking={query.isFetching} back={back} />
            }
            const end = paymentEndOf(payment?.state)
            return (
              <Stack gap={4}>
                {end ? (
                  <EndedNotice end={end} />
                ) : (
                  <PartHeader title={t('paying.unknown.title')} lead={t('paying.unknown.text')} />
                )}
                <Stack row gap={3}>
                  {payment && end && (
                    <LinkButton to={payAgainPath(payment.bills, payment.dossier)} variant="primary">
                      {t('paying.ended.again')}
                    </LinkButton>
                  )}
                  <LinkButton to={back.to}>{back.label}</LinkButton>
                </Stack>
              </Stack>
            )
          }}
        </QueryGate>
      </div>
    </Card>
  )
}

function Checking() {
  const { t } = useTranslation()
  return (
    <Stack gap={4}>
      <PartHeader title={t('paying.checking')} lead={t('paying.checkingText')} />
      <SkeletonLayout of="text" count={3} />
    </Stack>
  )
}

type WaitingProps = Pick<PaymentOutcomeProps, 'order' | 'back'> & {
  readonly onLook: () => void
  readonly looking: boolean
}

/** The state while the provider has not reported the result. */
function Waiting({ order, onLook, looking, back }: WaitingProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={4}>
      <PartHeader title={t('paying.waiting.title')} lead={t('paying.waiting.lead')} />
      <Banner live={false}>{t('paying.waiting.text', { order })}</Banner>
      <Stack row gap={3}>
        <Button variant="primary" icon="refresh" reads loading={looking} onClick={onLook}>
          {t('paying.waiting.look')}
        </Button>
        <LinkButton to={back.to}>{back.label}</LinkButton>
      </Stack>
    </Stack>
  )
}

/** A completed payment with its receipt. */
function Receipt({ paid, next, back }: Pick<PaymentOutcomeProps, 'next' | 'back'> & { readonly paid: PaymentOrder }) {
  const { t } = useTranslation()
  const { order, receiptId } = paid
  const { mutate, isPending, error } = useSavedDocument({ order })
  const save = () => receiptId !== undefined && mutate(receiptId)
  return (
    <Stack gap={5}>
      <IconMark icon="check" tone="success" />
      <PartHeader title={t('paying.receipt.title')} lead={t('paying.receipt.lead')} />
      <ReceiptFacts {...paid} />
      <Stack row gap={3}>
        {receiptId !== undefined && (
          <Button variant="primary" icon="download" reads loading={isPending} onClick={save}>
            {t('paying.receipt.download')}
          </Button>
        )}
        <LinkButton to={back.to}>{back.label}</LinkButton>
      </Stack>
      <NoteList>
        {t('paying.receipt.nextBill', { count: paid.bills.length })}
        {next}
        {t('paying.receipt.nextOwn')}
        {t('paying.receipt.nextKeep')}
      </NoteList>
      {error && (
        <Banner tone="error" title={t('paying.receipt.downloadFailed')} actions={<RetryButton onRetry={save} />}>
          {errorText(t, error)} {t('ui.reference')} <code>{referenceOf(error)}</code>
        </Banner>
      )}
    </Stack>
  )
}
