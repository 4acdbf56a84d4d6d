import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { shareText } from '#src/base/file/shareText.ts'
import { useLocale } from '#src/base/useLocale.ts'
import type { DossierBill } from '#src/domain/bill/dossierBills.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'

/**
 * Tells the payer what to type on the page without registration. Its address has neither number nor document, because
 * links are stored and forwarded.
 */
export function SendToPayer({ bill }: { readonly bill: DossierBill }) {
  const { t, format } = useLocale()
  const send = async () => {
    const title = t('dossierBills.send.title', { number: bill.number })
    const text = t('dossierBills.send.text', {
      number: bill.number,
      amount: format.money(bill.totalCents / 100),
      date: format.date(bill.dueOn),
      document: bill.payerDocument,
      address: window.location.origin + paths.offlinePayment,
    })
    try {
      if ((await shareText(title, text)) === 'copied') toast.success(t('dossierBills.send.copied'))
    } catch {
      toast.error(t('dossierBills.send.failed'))
    }
  }
  return (
    <Button icon="external" onClick={() => void send()}>
      {t('dossierBills.send.action')}
    </Button>
  )
}
