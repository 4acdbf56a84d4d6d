import { provisionPaymentPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { codeText } from '#src/base/codes.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { WorksLines } from '#src/domain/bill/WorksLines.tsx'
import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'
import { PaidWith } from '#src/domain/payment/PaidWith.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The works bills: those to pay with payer and due date, and paid ones. */
export function BillsPanel({ dossier }: { readonly dossier: DossierDetail }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <Stack gap={4}>
      {dossier.bills.map((bill) => (
        <Card
          key={bill.number}
          title={t('provisions.bills.title', { number: bill.number })}
          actions={
            <Tag tone={TONES.get(bill.standing) ?? 'neutral'}>
              {codeText(t, 'provisions.bills.statuses', bill.standing)}
            </Tag>
          }
        >
          <WorksLines cost={bill} explained />
          <DescriptionList
            items={[
              { term: t('provisions.bills.payer'), value: bill.payerDocument },
              bill.paidOn === null
                ? { term: t('provisions.bills.due'), value: format.longDate(bill.dueOn) }
                : { term: t('provisions.bills.paid'), value: format.date(bill.paidOn) },
            ]}
          />
          {bill.standing === 'paid' && <PaidWith bill={bill.number} holderDocument={bill.payerDocument} />}
          {bill.standing === 'pending' && (
            <>
              <p>{t('provisions.bills.how')}</p>
              <div>
                <LinkButton to={provisionPaymentPath(dossier.code, bill.number)} variant="primary">
                  {t('provisions.bills.pay')}
                </LinkButton>
              </div>
            </>
          )}
        </Card>
      ))}
    </Stack>
  )
}

const TONES: ReadonlyMap<string, 'warning' | 'success'> = new Map([
  ['pending', 'warning'],
  ['paid', 'success'],
])
