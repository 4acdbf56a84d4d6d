import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type OfficesTyped, useFindOffices } from '#src/domain/dossier/form/offices.ts'
import type { Typed } from '#src/screens/newDossier/fields.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

interface OfficeFieldsProps {
  readonly field: (name: keyof OfficesTyped) => Typed
  /** The payer's document. */
  readonly document: string
  readonly put: (offices: OfficesTyped) => void
}

/** The three offices of a public body for its bills: looked up by its document, or typed. */
export function OfficeFields({ field, document, put }: OfficeFieldsProps) {
  const { t } = useTranslation()
  const { find, data: foundBody, isPending, isError } = useFindOffices()
  const [tried, setTried] = useState(false)
  const isMissing = tried && document.trim() === ''
  const look = async () => {
    setTried(true)
    if (document.trim() === '') return
    const body = await find(document).catch(() => undefined)
    if (body?.offices) put(body.offices)
  }
  return (
    <Stack gap={4}>
      <div>
        <Button icon="search" reads loading={isPending} onClick={() => void look()}>
          {t('dossierForm.findOffices', { document: document.trim().toUpperCase() })}
        </Button>
      </div>
      {isMissing && <Banner tone="error">{t('dossierForm.officesNoDocument')}</Banner>}
      {isError && <Banner tone="error">{t('dossierForm.officesFailed')}</Banner>}
      {foundBody === null && <Banner tone="warning">{t('dossierForm.officesNone')}</Banner>}
      {foundBody && (
        <Banner tone={foundBody.offices ? 'success' : 'warning'} title={foundBody.name}>
          {t(foundBody.offices ? 'dossierForm.officesFound' : 'dossierForm.officesCompany')}
        </Banner>
      )}
      {(['accountingOffice', 'managingBody', 'processingUnit'] as const).map((name) => (
        <TextField
          key={name}
          kind="reference"
          label={t(`dossierForm.${name}`)}
          hint={name === 'accountingOffice' ? t('dossierForm.dir3Hint') : undefined}
          autoComplete="off"
          characters={10}
          {...field(name)}
        />
      ))}
    </Stack>
  )
}
