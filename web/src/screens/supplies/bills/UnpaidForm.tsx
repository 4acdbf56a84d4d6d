import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { payPath } from '#src/domain/bill/billPaths.ts'
import { type Bill, MAX_PAYABLE_BILLS, totalCentsOf } from '#src/domain/bill/bills.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useTitles } from '#src/domain/supply/useTitles.ts'
import { ActBar } from '#src/ui/action/ActBar.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import styles from './Bills.module.css'
import { BillStatusTag } from './BillStatusTag.tsx'

type UnpaidFormProps = {
  /** The supply of the page. */
  readonly supply: Supply
  /** Bills of one holder. */
  readonly bills: readonly Bill[]
  /** The only form of its page: its button stays visible. */
  readonly alone?: boolean
}

/**
 * Unpaid bills to pay together: as many as one payment allows are chosen by default, and the button shows their total.
 */
export function UnpaidForm({ supply, bills, alone = false }: UnpaidFormProps) {
  const { t, format } = useLocale()
  const navigate = useNavigate()
  const titleOf = useTitles()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(bills.slice(0, MAX_PAYABLE_BILLS).map(({ number }) => number)),
  )
  const picked = bills.filter(({ number }) => chosen.has(number))
  const tooMany = picked.length > MAX_PAYABLE_BILLS
  const nameOf = (cups: string) => (cups === supply.cups ? null : titleOf(cups))

  const choose = (number: string, isChosen: boolean) =>
    setChosen((last) => new Set(isChosen ? [...last, number] : [...last].filter((other) => other !== number)))
  const [tried, setTried] = useState(false)
  const pay = () => {
    setTried(true)
    if (picked.length === 0 || tooMany) return
    const numbers = picked.map(({ number }) => number)
    void navigate(payPath(supply.cups, numbers))
  }

  const act = (
    <Button variant="primary" icon="card" onClick={pay}>
      {t('bills.pay.several', { count: picked.length, amount: format.money(totalCentsOf(picked) / 100) })}
    </Button>
  )
  return (
    <>
      <fieldset className={styles.unpaid}>
        <legend>{t('bills.pay.choose')}</legend>
        {bills.map(({ number, cups, from, dueOn, status, totalCents }) => (
          <div className={styles.choice} key={number}>
            <Checkbox
              checked={chosen.has(number)}
              onValue={(isChosen) => choose(number, isChosen)}
              label={[nameOf(cups), format.month(from)].filter(Boolean).join(' · ')}
              hint={t(`bills.pay.until.${status === 'overdue' ? 'overdue' : 'pending'}`, {
                date: format.date(dueOn),
              })}
            />
            <BillStatusTag status={status} />
            <strong className={styles.amount}>{format.money(totalCents / 100)}</strong>
          </div>
        ))}
      </fieldset>
      <div className={styles.act}>
        {alone ? <ActBar>{act}</ActBar> : act}
        <output className={styles.note}>{noteOf()}</output>
      </div>
    </>
  )

  function noteOf(): string | undefined {
    if (tooMany) return t('bills.pay.tooMany', { most: MAX_PAYABLE_BILLS })
    if (tried && picked.length === 0) return t('bills.pay.none')
    return bills.length > MAX_PAYABLE_BILLS ? t('bills.pay.atOnce', { most: MAX_PAYABLE_BILLS }) : undefined
  }
}
