import { useState } from 'react'
import { errorText } from '#src/api/call/errorText.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { isEnded } from '#src/domain/dossier/dossier.ts'
import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'
import {
  isNoSheet,
  isTooLate,
  RESIDUAL_MILLIAMPS,
  type Sheet,
  SHEET_FIELDS,
  sheetOf,
  typedSheet,
  useSaveSheet,
  useSheet,
  invalidSheetFields,
} from '#src/domain/dossier/technicalSheet.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { DateTimeField } from '#src/ui/form/date/DateTimeField.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'

/** The technical sheet of the installer: missing, saved or too late. */
export function SheetCard({ dossier }: { readonly dossier: DossierDetail }) {
  const { t } = useLocale()
  const query = useSheet(dossier.code)
  const [editing, setEditing] = useState(false)
  const isOpen = !isEnded(dossier)
  const isMissing = query.data === undefined && isNoSheet(query.error)
  if (isMissing && !isOpen) return null
  const form = (sheet: Sheet | undefined) => (
    <SheetForm dossier={dossier} sheet={sheet} onDone={() => setEditing(false)} />
  )
  return (
    <Card title={t('provisions.sheet.title')} subtitle={t('provisions.sheet.lead')}>
      {isMissing ? (
        <>
          <Banner live={false}>{t('provisions.sheet.missing')}</Banner>
          {form(undefined)}
        </>
      ) : (
        <QueryGate query={query} skeleton={{ of: 'form', count: 4 }}>
          {(sheet) =>
            editing && isOpen ? (
              form(sheet)
            ) : (
              <Saved sheet={sheet} onEdit={isOpen ? () => setEditing(true) : undefined} />
            )
          }
        </QueryGate>
      )}
    </Card>
  )
}

function Saved({ sheet, onEdit }: { readonly sheet: Sheet; readonly onEdit: (() => void) | undefined }) {
  const { t, format } = useLocale()
  const words = (name: keyof Sheet) => {
    const value = sheet[name]
    if (name === 'inspectionDate') return format.date(sheet.inspectionDate)
    return typeof value === 'number' ? `${format.amount(value)} ${UNITS[name] ?? ''}` : value
  }
  return (
    <>
      <DescriptionList
        items={SHEET_FIELDS.map((name) => ({ term: t(`provisions.sheet.fields.${name}`), value: words(name) }))}
      />
      {onEdit && (
        <div>
          <Button icon="edit" onClick={onEdit}>
            {t('provisions.sheet.edit')}
          </Button>
        </div>
      )}
    </>
  )
}

interface SheetFormProps {
  readonly dossier: DossierDetail
  readonly sheet: Sheet | undefined
  readonly onDone: () => void
}

function SheetForm({ dossier, sheet, onDone }: SheetFormProps) {
  const { t, format } = useLocale()
  const save = useSaveSheet(dossier.code)
  const { field, form } = useForm({
    draft: `sheet/${dossier.code}`,
    values: typedSheet(sheet, format.typed),
    check: (typed): Partial<Record<keyof Sheet, string>> =>
      Object.fromEntries(
        invalidSheetFields(typed, serverToday()).map((name) => [
          name,
          t(
            name === 'installerName' && typed[name].trim() !== ''
              ? 'uiShared.notName'
              : `provisions.sheet.wrong.${name}`,
          ),
        ]),
      ),
    send: (typed) => save(sheetOf(typed)),
    onSent: () => {
      toast.success(t('provisions.sheet.saved'))
      onDone()
    },
    again: 'asSent',
  })
  return (
    <Form
      {...form}
      submit={t('provisions.sheet.save')}
      onCancel={sheet ? onDone : undefined}
      failedTitle={t('provisions.sheet.failed')}
      failed={(failure) => (isTooLate(failure) ? t('provisions.sheet.tooLate') : errorText(t, failure))}
    >
      {SHEET_FIELDS.map((name) => {
        const label = t(`provisions.sheet.fields.${name}`)
        if (name === 'phases' || name === 'residualMilliamps')
          return (
            <Select
              key={name}
              label={label}
              placeholder={t('provisions.sheet.choose')}
              options={(name === 'phases' ? [1, 3] : RESIDUAL_MILLIAMPS).map((value) => ({
                value: `${value}`,
                label: `${value} ${UNITS[name] ?? ''}`.trim(),
              }))}
              {...field(name)}
            />
          )
        if (name === 'inspectionDate')
          return <DateTimeField key={name} label={label} max={serverToday()} {...field(name)} />
        const isNumber = name in UNITS
        return (
          <TextField
            key={name}
            label={label}
            kind={isNumber ? 'number' : name === 'installerDocument' ? 'document' : 'line'}
            autoComplete="off"
            maxLength={MAX_LENGTHS[name] ?? 10}
            {...(isNumber && { inputMode: 'decimal' as const, characters: 8, trailing: UNITS[name] })}
            {...field(name)}
          />
        )
      })}
    </Form>
  )
}

const UNITS: Readonly<Partial<Record<keyof Sheet, string>>> = {
  installedPowerKw: 'kW',
  maxAdmissiblePowerKw: 'kW',
  voltageVolts: 'V',
  mainSwitchAmps: 'A',
  residualMilliamps: 'mA',
  earthResistanceOhms: 'Ω',
  insulationResistanceMegaohms: 'MΩ',
}

/** The maximum lengths of the contract. */
const MAX_LENGTHS: Readonly<Partial<Record<keyof Sheet, number>>> = {
  certificateNumber: 30,
  installerName: 80,
  installerDocument: 20,
  installerRegistration: 30,
}
