import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { holderProblem } from './billProblems.ts'
import { isHolderDocument, type OfflineBill } from './offlineBill.ts'
import styles from './BillFields.module.css'

type BillFieldsProps = {
  readonly bill: OfflineBill
  readonly onBill: (bill: OfflineBill) => void
  readonly problems: readonly FieldProblem[]
}

/** Document and number of a bill. The document is checked as it is typed: a mark once it is right, words when a wrong one is left. */
export function BillFields({ bill, onBill, problems }: BillFieldsProps) {
  const { t } = useTranslation()
  const [left, setLeft] = useState(false)
  const problemOf = (field: string) => problems.find(({ fieldId }) => fieldId === field)?.message
  const right = isHolderDocument(bill.nif)
  return (
    <>
      <TextField
        label={t('payment.bill.nif')}
        hint={t('payment.bill.nifHint')}
        error={problemOf('nif') ?? (left && bill.nif.trim() !== '' ? holderProblem(t, bill.nif) : undefined)}
        name="nif"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        value={bill.nif}
        trailing={
          <output className={styles.right}>
            {right && (
              <>
                <Icon name="check" />
                <span className="visually-hidden">{t('payment.bill.nifRight')}</span>
              </>
            )}
          </output>
        }
        onValue={(nif) => {
          onBill({ ...bill, nif })
          setLeft(false)
        }}
        onBlur={() => setLeft(true)}
      />
      <TextField
        label={t('payment.bill.factura')}
        hint={t('payment.bill.facturaHint')}
        error={problemOf('factura')}
        name="factura"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        value={bill.factura}
        onValue={(factura) => onBill({ ...bill, factura })}
      />
    </>
  )
}
